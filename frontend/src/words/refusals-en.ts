import refusals from '../../../src/baccarat/text/locales/en/refusals.ftl?raw';

export default [refusals];
