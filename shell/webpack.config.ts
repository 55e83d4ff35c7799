import { hostConfig } from 'tooling/webpack';

export default hostConfig(import.meta.dirname);
