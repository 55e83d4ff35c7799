import { preload } from 'react-dom';
import type { ImageSource } from './sized-image.tsx';

interface Largest {
  readonly src: string;
  readonly sources: readonly ImageSource[];
  readonly sizes: string | undefined;
}

/**
 * Has the document's head ask for a page's largest picture. React does so by itself for an image alone, not for one with
 * sources. A browser that does not know the first format finds its file in the body.
 */
export function preloadLargest({ src, sources: [first], sizes }: Largest): void {
  if (!first) return;
  preload(src, {
    as: 'image',
    type: first.type,
    imageSrcSet: first.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
