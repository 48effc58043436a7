"""How returning people prove who they are: passwords, passkeys, recovery codes and sessions."""
