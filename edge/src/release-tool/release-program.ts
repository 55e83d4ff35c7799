import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { releaseName } from 'shared/contract';
import { checkRollout } from '../gate/check-rollout.ts';
import { refuse } from '../gate/refuse.ts';
import { abort } from '../releases/changes/abort.ts';
import { promote } from '../releases/changes/promote.ts';
import { rollback } from '../releases/changes/rollback.ts';
import { inState, releasesOf } from '../releases/changes/section-releases.ts';
import { startRollout } from '../releases/changes/start-rollout.ts';
import { changeDocument } from '../releases/change-document.ts';
import type { ReleaseDocument } from '../releases/release-document.ts';
import type { ReleaseFolder } from '../releases/release-store.ts';
import { type Publisher, publish } from './publish.ts';
import { statusOf, statusTable } from './status.ts';

export interface ReleaseTool extends Publisher {
  readonly print: (text: string) => void;
  readonly now: () => Date;
}

/** The release tool's verbs. Each prints what visitors get afterwards. */
export function releaseProgram({ print, now, ...publisher }: ReleaseTool): Command {
  const { store, log } = publisher;
  const program = new Command('release').description('Publishes, rolls out and takes back the releases of a section.');
  // Thrown to the caller instead: a function does not end its process. Subcommands inherit it.
  program.exitOverride();

  const change = async (section: string, apply: (document: ReleaseDocument) => ReleaseDocument) => {
    const document = await changeDocument(store, apply);
    print(statusTable(statusOf(document), section));
  };

  /** What serves beside it may have changed since it was published. */
  const refuseUnfit = async (release: ReleaseFolder) => {
    if (!(await store.has(release))) return;
    const { document } = await store.read();
    refuse(release, await checkRollout({ ...release, document, store, log }));
  };

  program
    .command('publish <section>')
    .description(
      'Stores a build as a release. The first release of a section serves everybody, a later one nobody yet.',
    )
    .option('--from <folder>', 'the build: a folder with remote.json, or the folder of such folders')
    .option('--version <version>', 'which build of that folder')
    .option('--over-budget <why>', 'lets it be larger than its section may be')
    .action(async (section: string, options: { from?: string; version?: string; overBudget?: string }) => {
      const release = await publish(publisher, { section, ...options, now: now() });
      print(`${releaseName(section, release.version)} is published.`);
      print(statusTable(statusOf((await store.read()).document), section));
    });

  program
    .command('rollout <section> <version>')
    .description('Gives a release a share of the visitors, or changes its share.')
    .requiredOption('--percent <share>', 'share of visitors, 0 to 100', percentage)
    .action(async (section: string, version: string, { percent }: { percent: number }) => {
      await refuseUnfit({ section, version });
      await change(section, (document) =>
        startRollout(document, { section, version, percent, id: randomUUID() }, now()),
      );
    });

  program
    .command('promote <section>')
    .description('Makes the release that is being rolled out the stable one, for everybody.')
    .action(async (section: string) => {
      const candidate = inState(releasesOf((await store.read()).document, section), 'candidate');
      if (candidate) await refuseUnfit({ section, version: candidate.metadata.version });
      await change(section, (document) => promote(document, section, now()));
    });

  program
    .command('abort <section>')
    .description('Ends a rollout: everybody gets the stable release again.')
    .action((section: string) => change(section, (document) => abort(document, section, now())));

  program
    .command('rollback <section>')
    .description('Undoes the latest rollout or promotion.')
    .action((section: string) => change(section, (document) => rollback(document, section, now())));

  program
    .command('status')
    .description('Lists every section, its releases and their shares.')
    .option('--json', 'for machines')
    .action(async ({ json }: { json?: boolean }) => {
      const status = statusOf((await store.read()).document);
      print(json ? JSON.stringify(status, null, 2) : statusTable(status));
    });

  return program;
}

function percentage(text: string): number {
  const value = Number(text);
  const valid = text.trim() !== '' && value >= 0 && value <= 100 && /^\d+(\.\d{1,2})?$/.test(text);
  if (!valid) throw new InvalidArgumentError('It must be a number from 0 to 100 with at most two decimals.');
  return value;
}
