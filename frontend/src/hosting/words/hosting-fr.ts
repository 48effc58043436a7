import hosting from '../../../../src/baccarat/text/locales/fr/hosting.ftl?raw';

export default [hosting];
