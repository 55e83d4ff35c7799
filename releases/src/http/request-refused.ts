/** A refused request. The sender may read the message. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
