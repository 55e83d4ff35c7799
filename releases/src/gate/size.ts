import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Candidate, nameOf } from './candidate.ts';
import { filesOfPages } from './files.ts';
import type { Objection } from './objection.ts';

/** Bytes of scripts and stylesheets after Brotli compression. */
interface Budget {
  /** One page or slot: the entry and the page's own files. */
  readonly page: number;
  /** All files of a release together. */
  readonly whole: number;
}

const KB = 1_000;

/** Sizes of 2026-11-25 plus a quarter. They are not in `remote.json`: a team cannot raise its own limit. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  shell: { page: 135 * KB, whole: 192 * KB },
  // Its custom elements bring the carousel's engine a second time, which no visitor loads twice.
  content: { page: 15 * KB, whole: 162 * KB },
  events: { page: 18 * KB, whole: 66 * KB },
  connect: { page: 27 * KB, whole: 130 * KB },
};

/** Applies to sections without a line above. */
const ANY: Budget = { page: 25 * KB, whole: 111 * KB };

/** Module Federation's own runtime, which a stock container brings along: a section's own code has the same budget. */
const STANDARD_RUNTIME = 30 * KB;

function budgetOf({ remote }: Candidate['release']): Budget {
  const { page, whole } = BUDGETS[remote.name] ?? ANY;
  const runtime = 'runtime' in remote ? STANDARD_RUNTIME : 0;
  return { page: page + runtime, whole: whole + runtime };
}

/** Bytes by file name. Measured here, because compressed files in a build may be missing or wrong. */
type Sizes = ReadonlyMap<string, number>;

/** Objects when a release sends more bytes to browsers than its budget. */
export async function sizeObjections(candidate: Candidate): Promise<Objection[]> {
  const { page, whole } = budgetOf(candidate.release);
  const sizes = await sizesOf(join(candidate.folder, 'browser'));
  const pages = Object.entries(filesOfPages(candidate)).map(([name, files]) => ({ name, bytes: sum(files, sizes) }));
  const parts = [
    ...pages.map(({ name, bytes }) => ({ name, bytes, budget: page })),
    { name: 'the whole release', bytes: sum([...sizes.keys()], sizes), budget: whole },
  ];
  return parts
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ name, bytes, budget }) => ({
      rule: 'size',
      message: tooLarge(`${name} in ${nameOf(candidate.release)}`, bytes, budget),
    }));
}

async function sizesOf(browserDir: string): Promise<Sizes> {
  const files = (await readdir(browserDir, { recursive: true })).filter((file) => /\.(js|css)$/.test(file));
  const entries = files.map(async (file) => {
    const compressed = await promisify(brotliCompress)(await readFile(join(browserDir, file)));
    return [file, compressed.length] as const;
  });
  return new Map(await Promise.all(entries));
}

function sum(files: readonly string[], sizes: Sizes): number {
  return [...new Set(files)].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0);
}

function tooLarge(part: string, bytes: number, budget: number): string {
  const [is, may] = [bytes, budget].map((size) => `${(size / 1_000).toFixed(1)} kB`);
  return (
    `Scripts and styles of ${part} are ${is} compressed; the budget is ${may}. ` +
    'Make it smaller, or say with --over-budget why it may be larger.'
  );
}
