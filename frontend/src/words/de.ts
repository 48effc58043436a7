import page from '../../../src/baccarat/text/locales/de/page.ftl?raw';
import table from '../../../src/baccarat/text/locales/de/table.ftl?raw';

export default [page, table];
