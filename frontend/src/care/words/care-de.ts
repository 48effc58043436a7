import care from '../../../../src/baccarat/text/locales/de/care.ftl?raw';

export default [care];
