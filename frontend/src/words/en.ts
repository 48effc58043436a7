import page from '../../../src/baccarat/text/locales/en/page.ftl?raw';
import refusals from '../../../src/baccarat/text/locales/en/refusals.ftl?raw';
import table from '../../../src/baccarat/text/locales/en/table.ftl?raw';

export default [page, table, refusals];
