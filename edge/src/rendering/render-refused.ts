/** A document would wait longer than its time: refusing at once is kinder than a late failure. */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
}
