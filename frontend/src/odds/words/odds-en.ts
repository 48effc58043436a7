import odds from '../../../../src/baccarat/text/locales/en/odds_page.ftl?raw';

export default [odds];
