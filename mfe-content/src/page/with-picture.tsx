import type { SectionPart } from 'shared/content';
import type { ReactNode } from 'react';
import { RichBlocks } from 'shared/rich-text';
import { type Look, Split } from '../parts/split/split.tsx';
import type { Picture } from '../parts/picture.ts';

/** Draws a section beside the page's first picture. @param end what stands below the words */
export function withPicture(picture: Picture, look: Look = {}, end?: ReactNode) {
  return ({ eyebrow, title, text }: SectionPart) => (
    <Split eyebrow={eyebrow} title={title} picture={picture} eager {...look}>
      <RichBlocks blocks={text} />
      {end}
    </Split>
  );
}
