import coach from '../../../../../src/baccarat/text/locales/fr/coach.ftl?raw';

export default [coach];
