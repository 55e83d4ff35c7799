/** The content API gave no usable answer: no connection, no time, an error of its own, or something that is not JSON. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}
