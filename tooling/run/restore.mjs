import { resolve } from 'node:path';
import { ensurePackages } from './ensure-packages.mjs';
import { settings } from './settings.mjs';
import { run, step, StepError } from './step.mjs';

/** `npm run restore -- file [--replace]`: the site of a backup, in DATA_DIR. */
run(async () => {
  const { file, replace } = chosen();
  const { dataDir } = settings();
  await step('Installing packages', ensurePackages);
  // Not before the packages are installed.
  const { restoreArchive } = await import('./backup/restore-archive.mjs');
  const now = new Date();
  const { manifest, aside } = await step('Restoring', () => restoreArchive({ file, dataDir, replace, now }));
  console.log(
    `\n${dataDir} is as it was on ${manifest.madeAt}: ${manifest.files.length} files, each compared with the backup's list.`,
  );
  if (aside) console.log(`What was there before is in ${aside}; delete it when it is not needed any more.`);
  if (manifest.contentDatabase === 'postgres')
    console.log('The content was in Postgres and is NOT in the backup: restore it with pg_restore before the start.');
});

function chosen() {
  const words = process.argv.slice(2);
  const [file, ...others] = words.filter((word) => word !== '--replace');
  if (file === undefined || file.startsWith('-') || others.length > 0)
    throw new StepError('Name one backup: npm run restore -- <file> [--replace]');
  return { file: resolve(file), replace: words.includes('--replace') };
}
