import care from '../../../../src/baccarat/text/locales/en/care.ftl?raw';

export default [care];
