import odds from '../../../../src/baccarat/text/locales/fr/odds_page.ftl?raw';

export default [odds];
