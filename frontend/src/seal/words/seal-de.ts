import seal from '../../../../src/baccarat/text/locales/de/seal.ftl?raw';

export default [seal];
