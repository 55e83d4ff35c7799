import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Where each family's package says which characters its files have. */
const FAMILIES = {
  fraunces: require.resolve('@fontsource-variable/fraunces/unicode.json'),
  'source-sans-3': require.resolve('@fontsource-variable/source-sans-3/unicode.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-emoji': require.resolve('@fontsource-variable/noto-emoji/unicode.json'),
} as const;

export type Family = keyof typeof FAMILIES;

interface FontFile {
  readonly file: string;
  /** Whether the file has a character. */
  readonly has: (character: number) => boolean;
}

/**
 * The files of some families that are needed for a text.
 * @param families in the order of preference: of each, the characters that those before have not
 * @param characters code points
 */
export function fontFiles(families: readonly Family[], characters: Iterable<number>): string[] {
  let open = [...characters];
  return families.flatMap((family) => {
    const files = filesOf(family);
    const needed = files.filter(({ has }) => open.some(has));
    open = open.filter((character) => !files.some(({ has }) => has(character)));
    return needed.map(({ file }) => file);
  });
}

function filesOf(family: Family): FontFile[] {
  const list = FAMILIES[family];
  const slices: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(slices).map(([slice, ranges]) => ({
    file: join(dirname(list), 'files', `${family}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    has: isIn(ranges),
  }));
}

/** @param ranges `U+0000-00FF,U+0131`, as in CSS */
function isIn(ranges: string): FontFile['has'] {
  const bounds = ranges.split(',').map((range) =>
    range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  );
  return (character) => bounds.some(([from = 0, to = from]) => from <= character && character <= to);
}
