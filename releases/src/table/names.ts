/** Names a release. */
export interface ReleaseFolder {
  readonly section: string;
  readonly version: string;
}

const SECTION = /^[a-z][a-z0-9-]{0,62}$/;

/** Sections are keys of objects: `constructor` would find what no team has put there. */
export function isSectionName(text: string): boolean {
  return SECTION.test(text) && !(text in Object.prototype);
}

const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const MAX_LENGTH = 64;

/** A version is a folder's name and a part of addresses: semver, and nothing that leads elsewhere. */
export function isVersionName(text: string): boolean {
  return text.length <= MAX_LENGTH && VERSION.test(text);
}
