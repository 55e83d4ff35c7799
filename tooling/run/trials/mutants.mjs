import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, holdBounds } from './parts/bounds.mjs';
import { copyWorkspace } from '../workspace/copy-workspace.mjs';
import { flag, list, number } from '../../../operations/src/command-line/options.mjs';
import { step } from '../../../operations/src/process/step.mjs';
import { FILE_SETS } from './mutants/file-sets.mjs';
import { filesOf } from './mutants/files-of.mjs';
import { scoreOf, survivorsOf } from './mutants/score.mjs';

const LEAST_PERCENT = 90;

export const description = {
  about: 'Changes wordings, constants, rules, dates and queries one place at a time: does a unit test notice each?',
  options: {
    files: list({ value: 'glob', about: "only these, such as 'shared/src/content/dates/*'", usual: 'all' }),
    concurrency: number({ about: 'of test runners', fallback: 2 }),
    fresh: flag('does not keep what earlier runs found of files and tests that have not changed'),
  },
};

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { files: globs, concurrency, fresh } }) {
  // Loaded after the installation, because it needs packages.
  const { runStryker } = await import('./mutants/run-stryker.mjs');
  const parent = mkdtempSync(join(tmpdir(), 'soteria-mutants-'));
  const workspace = join(parent, 'workspace');
  const figures = [];
  try {
    await copyWorkspace(workspace, [
      ...Object.keys(FILE_SETS),
      'releases',
      'database',
      'feeds',
      'search',
      'share-pictures',
      'visits',
      'operations',
      'packages/section-kit',
      'tooling',
    ]);
    for (const { folder, files, tests } of wantedSets(globs)) {
      const options = { workspace, folder, files, tests, concurrency, fresh };
      const mutants = await step(`Changing ${files.length} files of ${folder}`, (say) => runStryker(options, say));
      figures.push(...figuresOf(folder, new Map(files.map((file) => [file, mutants.get(file) ?? []]))));
    }
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
  holdBounds([...figures, ...staleGlobs()]);
}

/** @param {readonly string[]} globs below the root; none: all */
function wantedSets(globs) {
  const wanted = new Set(globs.length > 0 ? filesOf('.', globs) : []);
  return Object.entries(FILE_SETS)
    .map(([folder, { files: own, tests = [] }]) => {
      const files = filesOf(folder, own).filter((file) => globs.length === 0 || wanted.has(file));
      return { folder, tests, files: files.map((file) => file.slice(folder.length + 1)) };
    })
    .filter(({ files }) => files.length > 0);
}

/**
 * Prints the mutants that no test noticed.
 * @param {string} folder
 * @param {ReadonlyMap<string, readonly import('./mutants/run-stryker.mjs').Mutant[]>} mutants by file
 * @returns {import('./parts/bounds.mjs').Figure[]}
 */
function figuresOf(folder, mutants) {
  for (const [file, own] of mutants) for (const line of survivorsOf(`${folder}/${file}`, own)) console.log(`  ${line}`);
  const rows = [...mutants].map(([file, own]) => {
    const { killed, all, percent } = scoreOf(own);
    // Only numbers, `as const` values or types.
    const measured = all === 0 ? 'nothing that StrykerJS changes' : `${percent} % (${killed} of ${all})`;
    return { figure: `${folder}/${file}`, measured };
  });
  const { killed, all, percent } = scoreOf([...mutants.values()].flat());
  const measured = `${percent} % (${killed} of ${all})`;
  return [
    ...rows,
    { figure: `all of ${folder}`, measured, bound: `≥ ${LEAST_PERCENT} %`, holds: percent >= LEAST_PERCENT },
  ];
}

/** Globs that match no file any more. */
function staleGlobs() {
  const globs = Object.entries(FILE_SETS).flatMap(([folder, { files }]) => files.map((glob) => ({ folder, glob })));
  const stale = globs.filter(({ folder, glob }) => filesOf(folder, [glob]).length === 0);
  return stale.map(({ folder, glob }) => atMost(`files that are gone: ${folder}/${glob}`, 1, 0));
}
