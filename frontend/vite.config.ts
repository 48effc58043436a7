import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { LICENCES } from './vite.licences.ts';
import { NO_SCRIPT } from './vite.noscript.ts';
import { ROADS } from './vite.roads.ts';
import { chunkName, WORDS } from './vite.words.ts';

const SERVER = process.env.BACCARAT_SERVER ?? 'http://127.0.0.1:8000';

/** Card pictures: larger than the rest of the page, and they never change. */
const CARDS = { name: 'cards', test: /src\/parts\/(Card|Court|courts|cardPrint)/ };

/** Code shared by tables with a player's bank. */
const BANKING = {
  name: 'banking',
  test: /svelte\/src\/motion|src\/(games\/bank\/(?!coach\/|bar\/|BankHelp|oval\/Flights|BankRules|rules)|room\/chips\/amount)/,
};

/** Code of a first shoe, whatever it teaches. */
const LESSON = { name: 'lesson', test: /words:coach[^/]*$|src\/(games\/bank\/)?coach\/(?!progress|Summary)/ };

/**
 * Code that every part of the page needs, which is smaller in one chunk. Library code used by a single part goes with
 * that part.
 */
const PAGE = {
  name: 'page',
  test: /node_modules\/(?!@noble|svelte\/src\/motion)|preload-helper|words:(page|hosting|refusals|languages)[^/]*$|src\/(api|edges|routing\/|moderation\/decisions|games\.|games\/tables|guest|i18n|languages|refusals|storage|wagers|types|motion\.|sound\/sound\.|main|App|odds\/figures|components\/(?!Sheet|NameForm|LoadFailed)|room\/(?!panels\/|why\/|board\/|access\/|side\/|CourseBanner|chips\/(?:Refill|amount|BigFigure)|missedShoe|offers\/|[Ll]ongRun)|games\/punto\/(?!picture|coach|Hint|Patterns|stakes\/(?:patterns|messages)|PuntoHelp|felt\/Printing|rules\/|PuntoQuestion|messages|PuntoOdds|CoupBar|question|BigResult|bigWin)|hosting\/messages|routes\/(RoomGate|RoomView)|parts\/(?!Card|Court|BigRoad|BeadPlate|DerivedRoad|scorecards|courts|cardPrint))/,
};

export default defineConfig({
  plugins: [WORDS, svelte(), LICENCES, NO_SCRIPT, ROADS],
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
        codeSplitting: { includeDependenciesRecursively: false, groups: [CARDS, BANKING, LESSON, PAGE] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
