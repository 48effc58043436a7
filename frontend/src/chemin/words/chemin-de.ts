import page from '../../../../src/baccarat/text/locales/de/chemin_page.ftl?raw';
import table from '../../../../src/baccarat/text/locales/de/chemin.ftl?raw';

export default [table, page];
