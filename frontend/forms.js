/**
 * The forms of a table's page, by the space there is: exactly one of them holds. Components name them in
 * media queries, in styles and scripts: `@media (--low)`.
 *
 * phone: the controls are below the table, and what is least needed scrolls.
 * low: the controls are beside the table, and the coach is a strip in the bar.
 * tablet: the coach is above the table, the controls are below it, and the roads fill what is left.
 * desk: as on a tablet, but coach and roads are in a column next to the table.
 *
 * Besides, `--scant` holds in any form where the height is scant, so that controls leave out what can be spared.
 */
const PHONE = '((max-width: 559px) or ((max-width: 620px) and (min-height: 501px)))';
const LOW =
  '(((min-width: 560px) and (max-height: 500px)) or ((min-width: 621px) and (max-height: 600px)) or ' +
  '((min-width: 621px) and (max-width: 1099px) and (max-height: 800px)) or ' +
  '((min-width: 1100px) and (max-width: 1240px) and (max-height: 680px)))';
const FORMS = {
  '--phone': PHONE,
  '--low': LOW,
  '--tablet': '((min-width: 621px) and (max-width: 1099px) and (min-height: 801px))',
  '--desk': '(((min-width: 1100px) and (min-height: 681px)) or ((min-width: 1241px) and (min-height: 601px)))',
  '--scant': `(${LOW} or (max-height: 700px) or (${PHONE} and (max-height: 720px)))`,
};

/** A media query without names of forms. */
export const spell = (query) => query.replace(/\((--\w+)\)/g, (name, form) => FORMS[form] ?? name);
