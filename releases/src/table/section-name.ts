const SECTION = /^[a-z][a-z0-9-]{0,62}$/;

/** Sections are keys of objects: `constructor` would find what no team has put there. */
export function isSectionName(text: string): boolean {
  return SECTION.test(text) && !(text in Object.prototype);
}
