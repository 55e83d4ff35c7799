export { hostConfig } from './host-config.ts';
export { libraryConfig } from './library-config.ts';
export { serverConfig } from './server-config.ts';
export { singleBundleConfig } from './single-bundle-config.ts';
