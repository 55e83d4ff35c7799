import { sectionConfig } from 'section-kit/webpack';

/** Configurations of webpack, for the browser, the server and other hosts: change them as webpack's documentation says. */
export default sectionConfig(import.meta.dirname);
