/** Lets the browser load the page's code and styles beside the small script that runs first and asks for them. */

import type { Plugin } from 'vite';

export const EARLY: Plugin = {
  name: 'early',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const page = chunks.find(({ name }) => name === 'page');
      const needed = chunks.filter((each) => each === page || page?.imports.includes(each.fileName));
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        ...needed.map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}` })),
        ...styles.map((file) => ({ rel: 'stylesheet', href: `/${file}` })),
      ].map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const }));
    },
  },
};
