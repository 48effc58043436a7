import learn from '../../../../../src/baccarat/text/locales/fr/learn.ftl?raw';

export default [learn];
