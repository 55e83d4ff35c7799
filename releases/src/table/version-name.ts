const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const MAX_LENGTH = 64;

/** A version is a folder's name and a part of addresses: semver, and nothing that leads elsewhere. */
export function isVersionName(text: string): boolean {
  return text.length <= MAX_LENGTH && VERSION.test(text);
}
