import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { LICENCES } from './vite.licences.ts';
import { ROADS } from './vite.roads.ts';
import { chunkName, WORDS } from './vite.words.ts';

const SERVER = process.env.BACCARAT_SERVER ?? 'http://127.0.0.1:8000';

/** Card pictures: larger than the rest of the page, and they never change. */
const CARDS = { name: 'cards', test: /src\/parts\/(Card|Court|courts|pips|suits|ranks)/ };

/** Code shared by tables with a player's bank. */
const BANKING = { name: 'banking', test: /svelte\/src\/motion|src\/(banking\/(?!coach\/|BankHelp|Flights|BankRules|rules)|table\/amount)/ };

/** Code of a first shoe, whatever it teaches. */
const LESSON = { name: 'lesson', test: /words:coach[^/]*$|src\/(banking\/)?coach\/(?!kept|first|learn|Learn)/ };

/**
 * Code that every part of the page needs, which is smaller in one chunk. Library code used by a single part goes with
 * that part.
 */
const PAGE = { name: 'page', test: /node_modules\/(?!@noble|svelte\/src\/motion)|preload-helper|words:(page|hosting|refusals)[^/]*$|src\/(api|edges|games|guest|i18n|refusals|router|storage|wagers|types|motion\.|sound\.|main|App|odds\/figures|components\/(?!Sheet|NameForm|Missing)|table\/(?!panels\/|side\/(?!names)|Course|Refill|amount|left)|punto\/(?!coach|Hint|PuntoHelp|Printing|PuntoRules|house|lines|keeps|rules|asked|Asked|Dealer|odds)|hosting\/(hosting|language)|routes\/(RoomGate|RoomView)|parts\/(?!Card|Court|BigRoad|BeadPlate|DerivedRoad|scorecards|courts|pips|suits|ranks))/ };

export default defineConfig({
  plugins: [WORDS, svelte(), LICENCES, ROADS],
  build: { outDir: '../src/baccarat/web/page', emptyOutDir: true, target: 'es2022', rolldownOptions: { checks: { bundlerTimings: false }, output: { chunkFileNames: chunkName, codeSplitting: { includeDependenciesRecursively: false, groups: [CARDS, BANKING, LESSON, PAGE] } } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
