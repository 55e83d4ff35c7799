import { sectionConfig } from 'section-kit/webpack';

export default sectionConfig(import.meta.dirname);
