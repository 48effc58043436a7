import seal from '../../../../src/baccarat/text/locales/fr/seal.ftl?raw';

export default [seal];
