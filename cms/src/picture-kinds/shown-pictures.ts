/** The kinds of pictures that every browser shows. An SVG could carry script. */
export const SHOWN_PICTURES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
];
