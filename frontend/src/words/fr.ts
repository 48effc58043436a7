import page from '../../../src/baccarat/text/locales/fr/page.ftl?raw';
import table from '../../../src/baccarat/text/locales/fr/table.ftl?raw';

export default [page, table];
