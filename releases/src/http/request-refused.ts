/** A request that is not taken, for a reason that its sender may read. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}
