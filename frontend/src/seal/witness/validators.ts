/** Validates the shapes of the house's messages about a seal; anything else is not inspected further. */

type Shape = (value: unknown) => boolean;

const CARD = /^[A2-9TJQK][cdhs]$/;
const DIGITS = /^[0-9a-f]{64}$/;

const isText: Shape = (value) => typeof value === 'string';
const isTruth: Shape = (value) => typeof value === 'boolean';
const isCount: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isCard: Shape = (value) => isText(value) && CARD.test(value as string);
const isHash: Shape = (value) => isText(value) && DIGITS.test(value as string);
const oneOf =
  (...words: unknown[]): Shape =>
  (value) =>
    words.includes(value);
const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || value === null || shape(value);
const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const dict =
  (shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(shape);
const has =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    isObject(value) && Object.entries(shapes).every(([name, shape]) => shape(value[name]));

const isBack = oneOf('pink', 'blue');
const isMember = has({ seat: isCount, commitment: isHash });
const isOpening = has({ seat: isCount, nonce: isHash, entropy: isHash, cut: isCount });
const isAnnouncement = has({
  room: isText,
  shoe: isCount,
  attempt: isCount,
  before: isHash,
  preset: isHash,
  commitment: isHash,
  cutter: isCount,
});
const isAttempt = has({
  announcement: isAnnouncement,
  members: list(isMember),
  closed: isTruth,
  openings: list(isOpening),
});
const isAbandoned = has({ attempt: isAttempt, secret: isHash, missing: list(isCount) });
const CEREMONY = { attempt: isAttempt, abandoned: list(isAbandoned) };
const isProof = has({ position: isCount, card: isCard, salt: isHash, path: list(isHash) });
const isHand = has({ cards: list(isCard), total: isCount });
const isCoup = has({ coup: isCount, hands: dict(isHand), outcomes: dict(oneOf('player', 'banker', 'tie')) });
const isNow = has({ seq: isCount, shoe: isCount, coup: isCount, me: has({ seat: maybe(isCount) }), view: isObject });

/** A table event: each of its cards is a face or hidden. */
const isEvent = has({
  type: isText,
  side: maybe(isText),
  card: maybe(isCard),
  coups: maybe(isCount),
  cards: (value) => maybe(isCount)(value) || list(maybe(isCard))(value),
});
const isLot = has({ number: isCount, seats: list(isCount), seat: isCount });
const isTableEvent: Shape = (value) =>
  isEvent(value) && ((value as { type: string }).type !== 'lot-drawn' || isLot(value));

const STEPS: Record<string, Shape> = {
  'seal-announced': has({ announcement: isAnnouncement }),
  'seal-committed': has({ member: isMember }),
  'roster-closed': has({ members: list(isMember) }),
  'seal-opened': has({ opening: isOpening }),
  'seal-abandoned': has({ secret: isHash, missing: list(isCount) }),
  'shoe-sealed': has({ root: isHash }),
  'secret-shown': has({ shoe: isCount, secret: isHash }),
};
const isStep: Shape = (value) => isObject(value) && Boolean(STEPS[String(value['type'])]?.(value));

export const isNews = has({
  now: isNow,
  told: list(has({ event: isTableEvent, backs: list(isBack) })),
  seal: maybe(list(isStep)),
  proofs: maybe(list(isProof)),
  finished: maybe(isCoup),
});

/** The fields of a preset that concern the shoe. */
export const isShoe = has({
  packs: isCount,
  stop_depth: isCount,
  one_more: isTruth,
  burn: (value) => value === 'first-card' || isCount(value),
});

export const isWelcome = has({
  room: has({ id: isText, rules: isText, preset: isShoe }),
  now: isNow,
  coups: list(isCoup),
  seal: has({
    ceremony: maybe(has(CEREMONY)),
    root: maybe(isHash),
    out: isCount,
    hands: dict(list(isCount)),
    backs: dict(list(isBack)),
    proofs: list(isProof),
  }),
});

/** The HTTP answer about a finished shoe. */
export const isTold = has({ ...CEREMONY, root: isHash, secret: maybe(isHash) });
