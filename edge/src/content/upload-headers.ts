/**
 * An editor who replaces a file keeps its name, although the CMS writes a hash into each. After this time browsers ask whether
 * the file is still the same (304).
 */
export const UPLOAD_FRESH_MS = 5 * 60_000;

/**
 * An uploaded file is never a page of this site, so nothing in it runs. `media-src` and the origin let a browser play a
 * recording or a video that is opened by its address.
 */
export const UPLOAD_HEADERS = {
  'cache-control': `public, max-age=${UPLOAD_FRESH_MS / 1_000}`,
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
  // Other sites show the picture of a page that is shared.
  'cross-origin-resource-policy': 'cross-origin',
};
