import seal from '../../../../src/baccarat/text/locales/en/seal.ftl?raw';

export default [seal];
