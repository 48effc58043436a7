/** Builds the checker of sealed shoes: a single file that needs no house and that anyone can keep. */

import { defineConfig, type Plugin } from 'vite';
import { WORDS } from './vite.words.ts';

const STYLE =
  'body{margin:0;background:#1c120b;color:#f3e9d2;font:1rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:auto;padding:1.5rem}label{display:block;margin:1rem 0}input{display:block;margin-top:.3rem;min-height:44px;color:inherit;font:inherit}.fault{color:#ff8577;font-weight:600}.holds{color:#8fd694;font-weight:600}';
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/** Inline the script into a page that requests and sends nothing. */
const ONE_FILE: Plugin = {
  name: 'one-file',
  generateBundle(_, bundle) {
    for (const [name, made] of Object.entries(bundle)) {
      if (made.type !== 'chunk') continue;
      delete bundle[name];
      const code = made.code.replaceAll('</script', '<\\/script');
      const source = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<title>Sealed shoes</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<script type="module">${code}</script>\n</body>\n</html>\n`;
      this.emitFile({ type: 'asset', fileName: 'checker.html', source });
    }
  },
};

export default defineConfig({
  plugins: [WORDS, ONE_FILE],
  build: {
    outDir: '../src/baccarat/web/page',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: 'src/checker/main.ts', output: { format: 'es', codeSplitting: false } },
  },
});
