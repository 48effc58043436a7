// Runs first in each frame of a recorded room: it takes the place of the network and of the clock. The frame's name says
// in which language it speaks, and whether it is day.
{
  /** Milliseconds for which notices stay, and longer. */
  const LONG = 7000;
  const { language, light, storage } = JSON.parse(window.name || '{"language": "en", "storage": {}}');
  Object.defineProperty(navigator, 'languages', { get: () => [language] });

  /** The page's sockets; the newest one is told what the room says. */
  const sockets = [];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      sockets.push(this);
    }
    send() {}
    close() {}
  };
  window.listens = () => Boolean(sockets.at(-1)?.onmessage);
  window.hear = (messages) => messages.forEach((data) => sockets.at(-1).onmessage({ data }));

  const query = matchMedia.bind(window);
  window.matchMedia = (asked) =>
    asked === '(prefers-color-scheme: light)' ? { matches: light, addEventListener() {} } : query(asked);

  /** What the page has stored; nothing is shared between frames. */
  const kept = new Map(Object.entries(storage));
  const store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: store });

  /** What the page does after a long time, or after a pause at which it is stopped. */
  let later = [];
  /** The pause of so many milliseconds at which the page stops, and how many of the same come before it. */
  let [pause, before] = [0, 0];
  const wait = setTimeout.bind(window);
  window.setTimeout = (work, after = 0, ...rest) => {
    if (after === pause) before -= 1;
    if (after >= LONG || (after === pause && before < 0)) return -later.push(work);
    return wait(work, pause ? 0 : after, ...rest);
  };
  const forget = clearTimeout.bind(window);
  window.clearTimeout = (id) => (id < 0 ? delete later[-id - 1] : forget(id));
  /** Let all the time pass; from now on the page stops at the n-th pause of so many milliseconds, if `at` is given. */
  window.passTime = (at) => {
    later.splice(0).forEach((work) => work());
    [pause, before] = at ? [at[0], at[1] - 1] : [0, 0];
  };

  /** Begin to count the document's changes; this style sheet comes before those that are planted. */
  window.begin = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    window.changed = 0;
    const watch = new MutationObserver(() => (window.changed += 1));
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
}
