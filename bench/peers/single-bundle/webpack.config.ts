import { singleBundleConfig } from 'tooling/webpack';

export default singleBundleConfig(import.meta.dirname);
