import learn from '../../../../../src/baccarat/text/locales/en/learn.ftl?raw';

export default [learn];
