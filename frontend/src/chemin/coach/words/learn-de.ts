import learn from '../../../../../src/baccarat/text/locales/de/learn.ftl?raw';

export default [learn];
