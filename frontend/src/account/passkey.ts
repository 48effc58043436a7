/** Passkeys in the browser's own form, which has bytes, and in the house's, which has base64url. */

interface CreationOptions {
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: PublicKeyCredentialParameters[];
  excludeCredentials: { type: 'public-key'; id: string }[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
  attestation: AttestationConveyancePreference;
  timeout: number;
}

interface RequestOptions {
  rpId: string;
  challenge: string;
  userVerification: UserVerificationRequirement;
  timeout: number;
}

/** The visitor closed the browser's dialog, or their device has no passkey for this house. */
export class NoPasskey extends Error {}

const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether passkeys work here: browsers allow them at secure addresses that have a name. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function credential(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const made = await asked.catch((error: unknown) => {
    throw new NoPasskey(String(error));
  });
  if (!made) throw new NoPasskey();
  return made as PublicKeyCredential;
}

export async function createPasskey(options: CreationOptions): Promise<Record<string, string>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((each) => ({ ...each, id: bytesOf(each.id) })),
  };
  const made = await credential(navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: textOf(made.rawId), client_data: textOf(clientDataJSON), attestation: textOf(attestationObject) };
}

export async function usePasskey(options: RequestOptions): Promise<Record<string, string>> {
  const publicKey = { ...options, challenge: bytesOf(options.challenge) };
  const used = await credential(navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(used.rawId),
    client_data: textOf(clientDataJSON),
    authenticator_data: textOf(authenticatorData),
    signature: textOf(signature),
    user: textOf(userHandle ?? new ArrayBuffer()),
  };
}
