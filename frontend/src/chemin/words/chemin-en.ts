import page from '../../../../src/baccarat/text/locales/en/chemin_page.ftl?raw';
import table from '../../../../src/baccarat/text/locales/en/chemin.ftl?raw';

export default [table, page];
