// Notes, for each flight of chips, whence and whither they are seen to fly: "tray", "purse", "bank", a "chair",
// their own "place", or "nowhere". What leaves its place by a jump does not leave it. A way that was measured leads
// there although its end has moved since, in the frame in which the flight begins.
() => {
  const NEAR = 3; // pixels
  const CHIPS = '.stake, .payment, .pile, [data-flight]';
  const ENDS = {
    tray: '[data-tray]',
    purse: '[data-purse]',
    bank: '[data-bank] .stack, [data-bank]:not(:has(.stack))',
    chair: '[data-seat] .who',
  };

  const middle = (of) => {
    const { x, y, width, height } = of.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const near = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) <= NEAR;
  const end = (at) => {
    const now = (name) => places(name).some((each) => near(at, each));
    const lately = (name) => drawn.some((frame) => frame[name].some((each) => near(at, each)));
    const names = Object.keys(ENDS);
    return names.find(now) ?? names.find(lately) ?? 'nowhere';
  };
  const places = (name) => [...document.querySelectorAll(ENDS[name])].map(middle);

  const lay = new WeakMap(); // where each was drawn last
  let drawn = []; // the places of the ends, in the last two frames
  const watch = () => {
    for (const each of document.querySelectorAll(CHIPS)) lay.set(each, middle(each));
    drawn = [...drawn.slice(-1), Object.fromEntries(Object.keys(ENDS).map((name) => [name, places(name)]))];
    requestAnimationFrame(watch);
  };
  watch();

  window.flights = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const made = animate.call(this, frames, options);
    if (!this.matches(CHIPS) || frames.length < 3 || !this.offsetWidth) return made;
    const { currentTime } = made;
    const long = made.effect.getComputedTiming().endTime;
    const [from, to] = [0, long - 0.001].map((time) => ((made.currentTime = time), middle(this)));
    made.currentTime = currentTime;
    const rests = (frame) => /^translate\(-?0px, -?0px\)/.test(frame.transform);
    if (rests(frames.at(-1))) flights.push(`${end(from)} > place`);
    else flights.push(`${near(from, lay.get(this) ?? from) ? 'place' : 'nowhere'} > ${end(to)}`);
    return made;
  };
}
