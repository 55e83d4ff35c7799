import type { ComponentProps } from 'react';

/** Files of a picture in one format, at several widths. */
export interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

interface SizedImageProps extends ComponentProps<'img'> {
  readonly alt: string;
  readonly sources: readonly ImageSource[];
  /** False: the element is there, and loads nothing yet. */
  readonly loads?: boolean;
}

/** An `<img>` without a `src` is no valid HTML: until a picture loads, its file is an empty drawing. */
const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** An image of which the browser takes the file that fits: the first format it knows, the width it shows. */
export function SizedImage({ sources, loads = true, src, sizes, ...image }: SizedImageProps) {
  const file = <img {...image} alt={image.alt} src={loads ? src : EMPTY} />;
  if (sources.length === 0) return file;
  return (
    <picture>
      {loads && sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />)}
      {file}
    </picture>
  );
}
