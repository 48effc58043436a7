import rules from '../../../../../src/baccarat/text/locales/fr/rules_page.ftl?raw';

export default [rules];
