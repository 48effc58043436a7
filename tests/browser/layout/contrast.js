/* Measures the contrast of every visible text against the pixels behind it. `pen` reads a picture of the page with its texts made
   transparent, `scale` times as large, in which this page begins at `left`, `top`; each of `within` is a selector of a part.
   Returns the texts below the limits of WCAG 2.1 AA. */
({ pen, scale = 1, left: across = 0, top: down = 0, within, least }) => {

  const channel = (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** The colour and opacity of a text, with those of its ancestors. */
  const inkOf = (element) => {
    const [r, g, b, alpha = 1] = getComputedStyle(element).color.match(/[\d.]+/g).map(Number);
    let seen = alpha;
    for (let each = element; each; each = each.parentElement) seen *= Number(getComputedStyle(each).opacity);
    return { ink: [r, g, b], seen };
  };
  const isOff = (element) => element.closest(':disabled, [aria-disabled=true], .unseen, svg, dialog:not([open])');

  /** Whether a box is clipped by an ancestor that scrolls, or fades out there. */
  const isClipped = (element, { left, top, right, bottom }) => {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const box = each.getBoundingClientRect();
      const fade = each.classList.contains('edged') ? 28 : 0;
      if (left < box.left + fade - 1 || right > box.right - fade + 1 || top < box.top - 1 || bottom > box.bottom + 1) return true;
    }
    return false;
  };

  /** The least contrast of an ink but for a twentieth of the pixels, which may be a line or an edge. */
  const worstOn = ({ ink, seen }, data) => {
    const pixels = new Map();
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const colour = (data[pixel] << 16) | (data[pixel + 1] << 8) | data[pixel + 2];
      pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
    }
    const found = [...pixels].map(([colour, count]) => {
      const ground = [colour >> 16, (colour >> 8) & 255, colour & 255];
      return [contrast(ink.map((each, part) => each * seen + ground[part] * (1 - seen)), ground), count];
    });
    let left = Math.floor(data.length / 4 / 20);
    return found.sort(([one], [other]) => one - other).find(([, count]) => (left -= count) < 0)[0];
  };

  const faults = [];
  const parts = within.map((each) => document.querySelector(each)).filter(Boolean);
  const texts = parts.flatMap((part) => {
    const [walker, found] = [document.createTreeWalker(part, NodeFilter.SHOW_TEXT), []];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  });
  for (const node of texts) {
    const element = node.parentElement;
    if (!node.data.trim() || isOff(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const { ink, seen } = inkOf(element);
    if (seen < 0.1 || style.visibility === 'hidden') continue;
    for (const box of range.getClientRects()) {
      const { left, width } = box;
      // A line box is higher than its font's size, in whose height the letters are.
      const height = Math.min(box.height, size);
      const top = box.top + (box.height - height) / 2;
      const inside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      if (width < 3 || height < 3 || !inside || isClipped(element, box)) continue;
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      if (on && !element.contains(on) && !on.contains(element)) continue;
      const at = [left + across, top + down, width, height].map((each) => Math.floor(each * scale));
      const { data } = pen.getImageData(at[0], at[1], Math.max(1, at[2]), Math.max(1, at[3]));
      const worst = worstOn({ ink, seen }, data);
      if (worst < (large ? 3 : 4.5) * least) faults.push(`${node.data.trim().slice(0, 40)}: ${worst.toFixed(2)} at ${size.toFixed(0)} px`);
    }
  }
  return faults;
};
