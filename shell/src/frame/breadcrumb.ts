export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/**
 * The breadcrumb of a path, without home (specification, section 2). Each segment becomes a crumb in title case. Dashes become
 * spaces, and an apostrophe becomes 's: `/connect/daniel'-men` gives 'Connect' and "Daniel's Men".
 */
export function breadcrumb(path: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.map((segment, index) => ({
    label: labelOf(segment),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }));
}

function labelOf(segment: string): string {
  const words = decode(segment)
    .split(/[-\s]/)
    .filter((word) => word !== '');
  return words.map((word) => titleCase(word.replace(/['’]+(s\b)?/gi, "'s"))).join(' ');
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** An address that a visitor typed may carry a stray percent sign. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
