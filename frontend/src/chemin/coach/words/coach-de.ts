import coach from '../../../../../src/baccarat/text/locales/de/coach.ftl?raw';

export default [coach];
