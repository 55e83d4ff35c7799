/** A refused request about releases. The message is for a ministry team. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError';
}

/** Releases never change: publishing a version twice is refused. */
export class ReleaseExists extends ReleaseError {
  override readonly name = 'ReleaseExists';

  constructor(release: string) {
    super(`${release} is already published, and a release never changes. Publish under another version.`);
  }
}

/** The stored table cannot be trusted: another program changed it, or put an old one back. */
export class TableRefused extends ReleaseError {
  override readonly name = 'TableRefused';
}

/** A release's files are not what its team signed. None of them is served or executed. */
export class ReleaseRefused extends ReleaseError {
  override readonly name = 'ReleaseRefused';
}
