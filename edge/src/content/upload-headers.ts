/**
 * A name never stands for one file for good, though the CMS writes a hash into each: an editor who replaces a file keeps its
 * name. After that time browsers ask whether it is still the same (304).
 */
export const UPLOAD_FRESH_MS = 5 * 60_000;

/**
 * Files are the editors' own, yet a file is never a page of this site: whatever it holds runs nothing. A recording or a video
 * that is opened by its address plays, in the page that the browser makes for it: `media-src`, and the origin, are for that.
 */
export const UPLOAD_HEADERS = {
  'cache-control': `public, max-age=${UPLOAD_FRESH_MS / 1_000}`,
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
  // Pictures of pages that are shared show on other sites.
  'cross-origin-resource-policy': 'cross-origin',
};
