// The page that shows a recorded room in many frames at once, each with its own size and language.
{
  const PATIENCE = 20_000;
  let frames = [];
  const next = () => new Promise(requestAnimationFrame);
  const until = async (holds) => {
    while (!holds()) await next();
  };
  const each = (work) => frames.map((frame) => work(frame.contentWindow, frame));

  /** A frame's size, language, and whether it is day. */
  const lookOf = ({ innerWidth, innerHeight, name }) => {
    const { language, light } = JSON.parse(name);
    return `${innerWidth}x${innerHeight} ${language}${light ? ' by day' : ''}`;
  };

  window.rooms = {
    async open(address, storage, css, looks) {
      document.body.replaceChildren();
      frames = looks.map(({ width, height, left = 0, top = 0, ...look }) => {
        const frame = document.createElement('iframe');
        frame.name = JSON.stringify({ ...look, storage });
        frame.style.cssText = `position: absolute; border: 0; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
        frame.src = address;
        document.body.append(frame);
        return frame;
      });
      await until(() => each(({ listens }) => listens?.()).every(Boolean));
      each((room) => room.begin(css));
    },

    resize(sizes) {
      sizes.forEach(([width, height], at) => Object.assign(frames[at].style, { width: `${width}px`, height: `${height}px` }));
    },

    show(messages, at) {
      each((room) => {
        room.passTime(at);
        room.hear(messages);
      });
    },

    press(selector) {
      each(({ document }) => document.querySelector(selector)?.click());
    },

    plant(css) {
      each((room) => {
        const sheet = new room.CSSStyleSheet();
        sheet.replaceSync(css);
        room.document.adoptedStyleSheets = [...room.document.adoptedStyleSheets.slice(0, 1), sheet];
      });
    },

    /** Wait until nothing changes for two frames. */
    async settle() {
      for (let same = 0, was = -1; same < 2; await next()) {
        const now = each(({ changed, document }) => changed + (document.fonts.status === 'loaded' ? 0 : NaN)).reduce((a, b) => a + b, 0);
        same = now === was ? same + 1 : 0;
        was = now;
      }
    },

    /** What each frame measures of itself by this name, with the frame's look. */
    measure(name, ...given) {
      return each((room) => room[name](...given).map((fault) => `${lookOf(room)}: ${fault}`)).flat();
    },

    /** The texts of each frame that are faint on what is behind them, by a picture of the page without its texts. */
    async faint(shot, within, least) {
      const pen = await readPicture(shot);
      const found = each((room, { offsetLeft: left, offsetTop: top }) => room.contrast({ pen, left, top, within, least }));
      return found.flatMap((faults, at) => faults.map((fault) => `${lookOf(frames[at].contentWindow)}: ${fault}`));
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
