/** The content API's calls that are open to the public (specification, section 7), and nothing else of it. */
const READABLE =
  /^\/api\/(events|events\/[\w-]{1,64}|sermons|sermons\/[\w-]{1,64}|latest-sermon|pages\/[\w-]{1,64}|service-time|site-setting)$/;
const WRITABLE = /^\/api\/(prayer-requests|members)$/;
/** Written by the public, read by staff only. */
const PRIVATE = /^\/api\/(prayer-requests|members)(\/|$)/;
const UPLOAD = /^\/uploads(\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$/;

/** They test the raw path. No encoded, doubled or dotted path matches, so nothing has to be normalised. */
export const isReadable = (path: string) => READABLE.test(path);
export const isWritable = (path: string) => WRITABLE.test(path);
export const isPrivate = (path: string) => PRIVATE.test(path);
export const isUpload = (path: string) => UPLOAD.test(path);
