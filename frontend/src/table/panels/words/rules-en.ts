import rules from '../../../../../src/baccarat/text/locales/en/rules_page.ftl?raw';

export default [rules];
