import refusals from '../../../src/baccarat/text/locales/de/refusals.ftl?raw';

export default [refusals];
