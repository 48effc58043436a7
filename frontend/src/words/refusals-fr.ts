import refusals from '../../../src/baccarat/text/locales/fr/refusals.ftl?raw';

export default [refusals];
