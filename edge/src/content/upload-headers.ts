/** The CMS writes a hash into each name: `choir_4f1a2b3c4d.webp`, `small_choir_4f1a2b3c4d.webp`. */
const HASHED = /_[0-9a-f]{10}\.\w+$/;

/** Whether an upload's address never means another file. */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/** Files are the editors' own, yet a file is never a page of this site: whatever it holds runs nothing. */
export function uploadHeaders(path: string): Record<string, string> {
  return {
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}
