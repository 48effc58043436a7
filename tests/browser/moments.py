"""Scripts that let a page show moments for long, or note them."""

LASTING = """{
  const moments = [2000, 2200, 3000, 7000];
  const wait = setTimeout;
  globalThis.setTimeout = (work, after, ...rest) =>
    wait(work, moments.includes(after) ? 60_000 : after, ...rest);
}"""
"""Shows for a minute what the page shows for seconds: reactions, “You are back” and notices.

The page also waits that long for a frame before it goes on without one.
"""
MOMENT = """() => {
  const holds = %s;
  window.came = Boolean(holds());
  const look = (_, watch) => {
    window.came ||= Boolean(holds());
    if (window.came) watch.disconnect();
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Checks a condition at every change of the page."""
