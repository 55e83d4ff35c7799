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

/** What the store holds is not to be trusted: changed by another hand, or an old document put back in place. */
export class TableRefused extends ReleaseError {
  override readonly name = 'TableRefused';
}

/** A release's files are not what its team has signed: nothing of it is served or executed. */
export class ReleaseRefused extends ReleaseError {
  override readonly name = 'ReleaseRefused';
}
