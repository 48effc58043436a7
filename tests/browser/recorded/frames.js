// The page that shows a recorded room in many frames at once, each with its own size and language.
{
  const PATIENCE = 20_000;
  let frames = [];
  const next = () => new Promise(requestAnimationFrame);
  const until = async (holds) => {
    while (!holds()) await next();
  };
  const within = (work) => frames.map((each) => work(each.contentWindow, each));

  window.rooms = {
    async open(address, storage, looks) {
      document.body.replaceChildren();
      frames = looks.map(({ width, height, left = 0, top = 0, ...look }) => {
        const frame = document.createElement('iframe');
        frame.name = JSON.stringify({ ...look, storage });
        frame.style.cssText = `position: absolute; border: 0; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
        frame.src = address;
        document.body.append(frame);
        return frame;
      });
      await until(() => within(({ listens }) => listens?.()).every(Boolean));
    },

    resize(sizes) {
      sizes.forEach(([width, height], at) => Object.assign(frames[at].style, { width: `${width}px`, height: `${height}px` }));
    },

    show(messages, at) {
      within((room) => {
        room.passTime(at);
        room.hear(messages);
      });
    },

    press(selector) {
      within(({ document }) => document.querySelector(selector)?.click());
    },

    plant(css) {
      within((room) => {
        const sheet = new room.CSSStyleSheet();
        sheet.replaceSync(css);
        room.document.adoptedStyleSheets = [...room.document.adoptedStyleSheets.slice(0, 1), sheet];
      });
    },

    /** Wait until nothing changes for two frames. */
    async settle() {
      for (let same = 0, was = -1; same < 2; await next()) {
        const now = within(({ changed, document }) => changed + (document.fonts.status === 'loaded' ? 0 : NaN)).reduce((a, b) => a + b, 0);
        same = now === was ? same + 1 : 0;
        was = now;
      }
    },

    /** What each frame measures of itself by this name, with the frame's look. */
    measure(name, ...given) {
      return within((room) => room[name](...given).map((fault) => `${room.innerWidth}x${room.innerHeight} ${JSON.parse(room.name).language}: ${fault}`)).flat();
    },

    /** Wait until each frame shows this; lists those that do not after some seconds. */
    async wait(selector) {
      const missing = () => frames.filter(({ contentDocument }) => !contentDocument.querySelector(selector));
      const end = performance.now() + PATIENCE;
      while (missing().length && performance.now() < end) await next();
      if (missing().length) throw new Error(`${selector} is not shown in ${missing().map(({ name, style }) => name + style.cssText).join()}`);
    },
  };
}
