/** Names a release. */
export interface ReleaseFolder {
  readonly section: string;
  readonly version: string;
}

const SECTION = /^[a-z][a-z0-9-]{0,62}$/;

/** Sections are object keys, so names such as `constructor` are not valid. */
export function isSectionName(text: string): boolean {
  return SECTION.test(text) && !(text in Object.prototype);
}

const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const MAX_LENGTH = 64;

/** A version is part of folder names and addresses: semver without path separators. */
export function isVersionName(text: string): boolean {
  return text.length <= MAX_LENGTH && VERSION.test(text);
}
