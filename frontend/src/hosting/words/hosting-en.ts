import hosting from '../../../../src/baccarat/text/locales/en/hosting.ftl?raw';

export default [hosting];
