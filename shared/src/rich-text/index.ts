/** What staff wrote in the CMS, drawn: formatted texts and links. */
export { ContentLink } from './content-link.tsx';
export { RichBlocks } from './rich-blocks.tsx';
export { RichText } from './rich-text.tsx';
