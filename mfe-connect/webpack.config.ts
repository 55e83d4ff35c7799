import { sectionConfig } from 'tooling/webpack';

export default sectionConfig(import.meta.dirname);
