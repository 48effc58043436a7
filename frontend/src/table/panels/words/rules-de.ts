import rules from '../../../../../src/baccarat/text/locales/de/rules_page.ftl?raw';

export default [rules];
