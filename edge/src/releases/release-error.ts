/** A request about releases that cannot be granted. The message is for a person of the ministry team. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError';
}

/** A release is never changed: publishing a version a second time is refused. */
export class ReleaseExists extends ReleaseError {
  override readonly name = 'ReleaseExists';

  constructor(release: string) {
    super(`${release} is already published, and a release never changes. Publish under another version.`);
  }
}
