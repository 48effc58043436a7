// Plays a coup of each game in Firefox, which is driven by WebDriver BiDi, and prints what the pages showed.
// usage: node firefox.mjs ADDRESS FIREFOX
import { launch } from 'puppeteer-core';

const [, , address, executablePath] = process.argv;
const GAMES = ['punto-banco', 'chemin-de-fer', 'banque-limitee'];
const ANSWERS = 500;
/** The answers to give at tables with a player's bank, in order of preference. */
const FIRST = ['look', 'show', 'draw', 'stand', 'hold', 'name', 'no'];
const OPEN =
  '.rail:not([data-pending]) .choices:not(:has(.said)) [data-action], .look [data-action]:not([data-action=hurry])';

const browser = await launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  timeout: 120_000,
  extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
});
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 800 });
page.setDefaultTimeout(60_000);
const faults = [];
page.on('console', (message) => ['error', 'warn'].includes(message.type()) && faults.push(message.text()));
page.on('pageerror', (error) => faults.push(String(error)));

const post = (path, body) =>
  page.evaluate(
    async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    path,
    body,
  );
const count = (selector) => page.$$eval(selector, (found) => found.length);
const texts = (selector) => page.$$eval(selector, (found) => found.map((each) => each.textContent.trim()));

/** Bet with the keyboard alone. */
async function punto() {
  await page.waitForSelector('[data-phase=staking] [data-spot=player]');
  await page.waitForSelector('[data-action=deal]:not(:disabled)');
  await page.keyboard.press('1');
  await page.keyboard.press('p');
  await page.waitForSelector("[data-staked='2500']");
  await page.keyboard.press('Enter');
  await page.waitForSelector("[data-coup='1']");
}

/** Answer whatever is asked until a coup has been told. */
async function bank() {
  for (let answers = 0; answers < ANSWERS && !(await count("[data-coup='1']")); answers += 1) {
    await page.waitForSelector(`[data-coup='1'], ${OPEN}`);
    await page.evaluate(
      (open, first) => {
        const found = [...document.querySelectorAll(open)];
        const rank = (each) =>
          first.includes(each.dataset.action) ? first.indexOf(each.dataset.action) : first.length;
        found.sort((one, other) => rank(one) - rank(other))[0]?.click();
      },
      OPEN,
      FIRST,
    );
    await page.waitForFunction(() => !document.querySelector('.rail[data-pending]'));
  }
}

/** Firefox reports modules that are still loading when the page is left. */
async function arrive(path) {
  await page.waitForNetworkIdle();
  await page.goto(`${address}${path}`);
}

await arrive('');
await post('/api/guests', { name: 'Anna' });
const played = {};
for (const preset of GAMES) {
  const { id } = await post('/api/rooms', { preset, name: preset, pace: 'instant', bots: preset === GAMES[0] ? 0 : 3 });
  await arrive(`rooms/${id}`);
  await page.waitForSelector('[data-action=sit]');
  await page.click('[data-action=sit]');
  await (preset === GAMES[0] ? punto() : bank());
  await page.waitForSelector("[data-coup='1']");
  const cards = await page.$$eval("[data-hand] .face [role='img']", (found) => found.map((each) => each.ariaLabel));
  played[preset] = { coups: await count('[data-coup]'), said: await texts('[data-said] p'), cards };
}
console.log(JSON.stringify({ played, faults }));
await browser.close();
