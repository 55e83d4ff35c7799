import { useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useState } from 'react';
import * as v from 'valibot';

import type { BlocksEditor } from './blocks-editor';
import { insertPictures, picturesSchema } from './insert-pictures';

interface LibraryProps {
  readonly allowedTypes: readonly string[];
  readonly onClose: () => void;
  readonly onSelectAssets: (chosen: unknown) => void;
}

/** The media library, to choose pictures for a text. */
export function PictureDialog({ editor }: { readonly editor: BlocksEditor }) {
  const [isOpen, setIsOpen] = useState(true);
  const MediaLibrary = useStrapiApp(
    'PictureDialog',
    ({ components }) => components['media-library'] as ComponentType<LibraryProps> | undefined,
  );
  if (!isOpen || !MediaLibrary) return null;
  const close = () => setIsOpen(false);
  const insert = (chosen: unknown) => {
    insertPictures(editor, v.parse(picturesSchema, chosen));
    close();
  };
  return <MediaLibrary allowedTypes={['images']} onClose={close} onSelectAssets={insert} />;
}
