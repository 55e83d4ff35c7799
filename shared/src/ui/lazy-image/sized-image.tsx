import type { ComponentProps } from 'react';

/** Files of a picture in one format, at several widths. */
export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

interface SizedImageProps extends ComponentProps<'img'> {
  readonly alt: string;
  readonly sources: readonly ImageSource[];
  /** False: the elements are there, and load nothing yet. */
  readonly loads: boolean;
}

/** An image of which the browser takes the file that fits: the first format it knows, the width it shows. */
export function SizedImage({ sources, loads, src, sizes, ...image }: SizedImageProps) {
  const file = <img {...image} alt={image.alt} src={loads ? src : undefined} />;
  if (sources.length === 0) return file;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={loads ? srcSet : undefined} sizes={sizes} />
      ))}
      {file}
    </picture>
  );
}
