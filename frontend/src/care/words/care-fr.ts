import care from '../../../../src/baccarat/text/locales/fr/care.ftl?raw';

export default [care];
