import type { Refusal } from './refusal';

const MAX_BODY_BYTES = 32 * 1024;

export interface BodyHeaders {
  isJson: boolean;
  /** Content-Length; undefined for a chunked body, whose size nobody knows before it was read. */
  length: number | undefined;
}

/** Forms are small and JSON. A multipart body would be written to disk before anybody asks who sends it. */
export function checkBodyHeaders({ isJson, length }: BodyHeaders): Refusal | null {
  if (!isJson) {
    return { status: 415, name: 'UnsupportedMediaTypeError', message: 'Send the body as application/json' };
  }
  if (length === undefined) {
    return { status: 411, name: 'LengthRequiredError', message: 'Send a Content-Length header' };
  }
  if (length > MAX_BODY_BYTES) {
    return { status: 413, name: 'PayloadTooLargeError', message: `The body is larger than ${MAX_BODY_BYTES} bytes` };
  }
  return null;
}
