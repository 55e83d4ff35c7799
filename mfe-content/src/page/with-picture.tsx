import type { SectionPart } from 'shared/content';
import type { ReactNode } from 'react';
import { RichBlocks } from 'shared/rich-text';
import { type Layout, Split } from '../parts/split/split.tsx';
import type { Picture } from '../parts/picture.ts';

/** Draws a section beside the page's first picture. @param end what stands below the words */
export function withPicture(picture: Picture, layout: Layout = {}, end?: ReactNode) {
  return ({ eyebrow, title, text }: SectionPart) => (
    <Split eyebrow={eyebrow} title={title} picture={picture} eager {...layout}>
      <RichBlocks blocks={text} />
      {end}
    </Split>
  );
}
