const UPLOAD = /^https?:\/\/[^/]+(\/uploads\/.+)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withRelativeUpload(block: unknown): unknown {
  if (!isRecord(block) || block.type !== 'image' || !isRecord(block.image)) return block;
  const path = typeof block.image.url === 'string' ? UPLOAD.exec(block.image.url)?.[1] : undefined;
  return path === undefined ? block : { ...block, image: { ...block.image, url: path } };
}

/**
 * The panel stores a picture inside a text with the address under which this editor opened the panel, for example
 * http://localhost:1337/uploads/a.webp. Visitors do not reach that host; the path is served by the site as well.
 */
export const withRelativeUploads = (blocks: unknown): unknown =>
  Array.isArray(blocks) ? blocks.map(withRelativeUpload) : blocks;
