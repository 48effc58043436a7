import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.BACCARAT_SERVER ?? 'http://127.0.0.1:8000';

/** The pictures on the cards: more lines than the rest of the page, and they never change. */
const CARDS = { name: 'cards', test: /src\/parts\/(Card|Court|courts|pips|suits|ranks)/ };

/** Words are loaded without the remarks for those who translate them. */
const WORDS = {
  name: 'words',
  transform: (code: string, id: string) =>
    id.endsWith('.ftl?raw') ? code.replaceAll(/(?<=\\n|")#[^"\\]*(?=\\n)/g, '') : undefined,
};

export default defineConfig({
  plugins: [svelte(), WORDS],
  build: { outDir: '../src/baccarat/web/page', emptyOutDir: true, target: 'es2022', rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [CARDS] } } } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
