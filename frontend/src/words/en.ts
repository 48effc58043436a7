import page from '../../../src/baccarat/text/locales/en/page.ftl?raw';
import table from '../../../src/baccarat/text/locales/en/table.ftl?raw';

export default [page, table];
