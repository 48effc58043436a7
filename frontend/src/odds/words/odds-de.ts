import odds from '../../../../src/baccarat/text/locales/de/odds_page.ftl?raw';

export default [odds];
