import page from '../../../../src/baccarat/text/locales/fr/chemin_page.ftl?raw';
import table from '../../../../src/baccarat/text/locales/fr/chemin.ftl?raw';

export default [table, page];
