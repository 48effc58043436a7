import coach from '../../../../../src/baccarat/text/locales/en/coach.ftl?raw';

export default [coach];
