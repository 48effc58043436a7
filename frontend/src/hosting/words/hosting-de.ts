import hosting from '../../../../src/baccarat/text/locales/de/hosting.ftl?raw';

export default [hosting];
