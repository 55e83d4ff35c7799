import { sectionConfig } from 'section-kit/webpack';
import webpack from 'webpack';
import { words } from './names.mjs';

/** By the section kit's preset, as the site's own sections: the server draws slots too, and the container has no runtime of its own. */
export default sectionConfig(import.meta.dirname).map((config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), new webpack.DefinePlugin({ WORDS: words })],
}));
