import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { BROTLI, EARLY } from './vite.early.ts';
import { LICENCES } from './vite.licences.ts';
import { NO_SCRIPT } from './vite.noscript.ts';
import { NOTE } from './vite.note.ts';
import { ROADS } from './vite.roads.ts';
import { chunkName, WORDS } from './vite.words.ts';

const SERVER = process.env.BACCARAT_SERVER ?? 'http://127.0.0.1:8000';

/** Card pictures: larger than the rest of the page, and they never change. */
const CARDS = { name: 'cards', test: /src\/parts\/(Card|Court|courts|cardPrint)/ };

/** Code shared by tables with a player's bank. */
const BANKING = {
  name: 'banking',
  test: /src\/(games\/bank\/(?!coach\/|bar\/|BankHelp|oval\/Flights|BankRules|rules)|room\/chips\/amount)/,
};

/** Code of a first shoe, whatever it teaches. */
const LESSON = { name: 'lesson', test: /words:coach[^/]*$|src\/(games\/bank\/)?coach\/(?!progress|Summary)/ };

/** The check of sealed shoes, with its hashes. */
const SEAL = { name: 'seal', test: /node_modules\/@noble|words:seal$|src\/seal\// };

/** Code that runs first. */
const FIRST = {
  name: 'early',
  test: /preload-helper|words:(page[^/]*|board\+bets\+seal|languages)$|src\/(early|languages|storage|routing\/(ahead|root))\.ts/,
};

/** Code that every page needs, and the landing page: a visitor's first requests. */
const PAGE = {
  name: 'page',
  test: /node_modules\/(?!@noble|uqr|svelte\/src\/motion)|preload-helper|words:(page|refusals|languages)[^/]*$|src\/(api|routing\/|moderation\/decisions|games\.|games\/(pictures|\w+\/picture)|guest|i18n|languages|refusals|storage|types|main|App|coach\/progress|components\/(?!Fan)|lobby\/(?:GameCards|ownTable|filters|rooms)|parts\/scorecards|routes\/Landing|room\/(coups|croupier\/calls|connection\/connection\.|chips\/sums|preferences|winGlow))/,
};

/** Drawings of the scorecards, which the page for notes has without a table. */
const SHEETS = { name: 'sheets', test: /src\/(points|parts\/(BeadPlate|BigRoad|DerivedRoad|Pairs|ScoreSheet))\./ };

/** The list of tables. */
const LOBBY = { name: 'lobby', test: /src\/lobby\/(?!SideBySide|GameChoice)/ };

/**
 * Code of every table, and all that punto banco shows at once: most visitors sit down there first. Library code used by
 * a single part goes with that part.
 */
const TABLE = {
  name: 'table',
  test: /svelte\/src\/motion|words:(board[^/]*|bets|punto)$|src\/(edges|houseEdges|wagers|motion\.|sound\/sound\.|odds\/figures|bets\/|entry\/TableSummary|squeeze\/TurnsSwitch|routes\/|parts\/(?!Card|Court|courts|cardPrint|BeadPlate|BigRoad|DerivedRoad|Pairs|ScoreSheet)|games\/tables|room\/(?!panels\/|why\/|board\/(?!BoardLink|lines)|side\/(?:RoadsSheet|ShoeEnded|LiveOdds|SharesBar|coupOdds|swing)|CourseBanner|WaitingList|chips\/(?:Refill|amount))|games\/punto\/(?!picture|coach|rules\/|PuntoHelp|PuntoQuestion|PuntoOdds|CoupBar|question))/,
};

export default defineConfig({
  plugins: [WORDS, svelte(), LICENCES, NO_SCRIPT, ROADS, EARLY, NOTE, BROTLI],
  /** Scripts and styles find each other wherever the house is served; the server completes the page's own links. */
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: '../src/baccarat/web/page',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [FIRST, CARDS, BANKING, LESSON, SEAL, PAGE, SHEETS, LOBBY, TABLE],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
