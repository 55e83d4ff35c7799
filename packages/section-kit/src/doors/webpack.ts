/** The builds of a section, as every section of the site has them. For `webpack.config.*` only. */
export { sectionConfig } from 'tooling/webpack/section';
