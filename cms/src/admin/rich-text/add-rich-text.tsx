import * as v from 'valibot';

import type { BlocksEditor } from './blocks-editor';
import { PictureDialog } from './picture-dialog';
import { withPastedText } from './with-pasted-text';

/** Of Strapi's blocks, by their names, what is changed here. */
interface RichTextBlocks {
  readonly [name: string]: object | undefined;
}

interface ContentManager {
  readonly apis: Readonly<Record<string, unknown>>;
}

const choosePictures = (editor: BlocksEditor) => () => <PictureDialog editor={editor} />;

const changed = (blocks: RichTextBlocks): RichTextBlocks => ({
  ...blocks,
  // Any block may bring a plugin of the whole editor; this one has none of Strapi's.
  paragraph: { ...blocks.paragraph, plugin: withPastedText },
  image: { ...blocks.image, handleConvert: choosePictures },
});

/** Text that is pasted keeps its form, and a picture replaces no paragraph. */
export function addRichText({ apis }: ContentManager): void {
  const { addRichTextBlocks } = apis;
  if (v.is(v.function(), addRichTextBlocks)) addRichTextBlocks(changed);
}
