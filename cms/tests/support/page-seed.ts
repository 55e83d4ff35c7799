import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', '..', 'shared', 'src', 'content', 'pages', 'seed');

interface SeededPage {
  readonly name: string;
  readonly parts: readonly object[];
}

/** What the pages of the site say at first. */
export const readPageSeed = (): SeededPage[] =>
  readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as SeededPage);
