/** Widths in pixels that the edge makes of an upload. A closed list: each of them is work, and a file on its disk. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1920] as const;
/** The smaller one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** An upload of the content API at one width, in one format. Never wider than the upload itself. */
export interface PictureSize {
  /** `/uploads/choir_4f1a2b3c4d.jpg` */
  readonly upload: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Photos. Drawings (SVG) have every size already, and what moves (GIF) would stand still. */
const UPLOADED_PHOTO = /^\/uploads\/[\w./~-]+\.(jpe?g|png|webp|avif)$/i;
const ADDRESS = /^\/_\/pictures\/(\w+)\/(\w+)(\/.+)$/;

/** Whether the edge makes sizes of a content API's file. @param url as the content API tells it */
export function hasSizes(url: string): boolean {
  return UPLOADED_PHOTO.test(url);
}

/** Where the edge has it. The format is part of the address, so that no cache has to ask who is asking. */
export function pictureAddress({ upload, width, format }: PictureSize): string {
  return `/_/pictures/${format}/${width}${upload}`;
}

/** What {@link pictureAddress} wrote; null for any other text. */
export function parsePictureAddress(path: string): PictureSize | null {
  const [, formatText, widthText, upload = ''] = ADDRESS.exec(path) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === formatText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  return format && width && hasSizes(upload) ? { upload, width, format } : null;
}
