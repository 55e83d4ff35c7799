import type { SectionPart } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';

/** What else there is to know, below a heading where it has one. */
export function More({ part: { title, text } }: { readonly part: SectionPart }) {
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <RichBlocks blocks={text} />
    </>
  );
}
