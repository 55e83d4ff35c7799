import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { command } from '../../../../operations/src/process/command.mjs';
import { step, StepError } from '../../../../operations/src/process/step.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { releaseTool } from '../../../../operations/src/site/release-tool.mjs';
import { untilCmsReady, untilReady } from '../../../../operations/src/site/until-ready.mjs';

/**
 * @typedef {object} Fired what the causes work on
 * @property {import('../../../../operations/src/site/start-services.mjs').Settings} settings
 * @property {import('../../../../operations/src/process/service.mjs').Service} cms
 * @property {import('../../../../operations/src/process/service.mjs').Service} edge
 * @property {Awaited<ReturnType<typeof import('./small-disk.mjs').mountSmallDisk>>} disk
 * @property {Awaited<ReturnType<typeof import('./certificate-server.mjs').startCertificateServer>>} certificate
 * @property {import('../../workspace/release-builds.mjs').ReleaseBuild} candidate
 */

/** How the mail of each alert begins, without the site. What the watch cannot see are two, since they have two causes. */
export const SUBJECTS = {
  'certificate-ends': /^The certificate of localhost ends in [45] days/,
  'backup-missing': /^There is no backup/,
  'rollout-halted': /^The rollout of events@.* is paused/,
  'disk-full': /^The server's disk is 9\d % full/,
  'forms-undelivered': /^A form from a visitor is not delivered/,
  'cms-down': /^The CMS does not answer/,
  'not-readable metrics': /^Nobody would hear of trouble/,
  'site-down': /^The website does not answer/,
  'not-readable forms': /^Visitors' forms cannot be read/,
};

/** What goes wrong while the edge and its forms are whole, since these tell of it. */
export const FIRST = [
  'certificate-ends',
  'backup-missing',
  'rollout-halted',
  'disk-full',
  'forms-undelivered',
  'cms-down',
];

/** Brings that about. @param {Fired} site */
export async function makeTrouble({ settings, cms, disk, candidate }) {
  const { port, dataDir } = settings;
  await step('A rollout that no visitor sees', async () => {
    const tool = releaseTool({ port, dataDir });
    await tool('publish', 'events', '--from', candidate.folder);
    await tool('rollout', 'events', candidate.version, '--steps', '10,50', '--every', '30s', '--wait', '1s');
  });
  await step('Stopping the CMS, sending a form', async () => {
    await cms.stop();
    const answer = await fetch(`http://localhost:${port}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { prayerRequest: 'That somebody hears of it.' } }),
    });
    if (answer.status !== 202) throw new StepError(`The form was answered with ${answer.status}, not with 202.`);
  });
  await step('Filling the disk', () => disk.fill(0.92));
}

/**
 * Takes the token away that the watch reads. Returns what puts it back.
 * @param {Fired} site
 */
export function hideMetrics({ settings: { dataDir } }) {
  const token = join(dataDir, 'operator', 'metrics-token');
  renameSync(token, `${token}.away`);
  return () => renameSync(`${token}.away`, token);
}

/**
 * Starts CMS and edge, which finds that the file of its forms cannot be opened. Returns what puts the file back.
 * @param {Fired} site
 */
export async function startWithoutForms({ settings: { port, cmsPort, dataDir }, cms, edge }) {
  const file = join(dataDir, 'submissions.sqlite');
  renameSync(file, `${file}.away`);
  mkdirSync(file);
  await step('Starting the CMS, and the edge with a broken file of forms', async () => {
    await Promise.all([edge.restart(), cms.restart()]);
    await untilCmsReady(cms, cmsPort);
    await untilReady(edge, port);
  });
  return () => {
    rmdirSync(file);
    renameSync(`${file}.away`, file);
  };
}

/** Mends what is left. @param {Fired} site */
export async function mend({ settings: { port, dataDir }, disk, certificate }) {
  await step('Emptying the disk, renewing the certificate', async () => {
    disk.empty();
    await certificate.renew();
  });
  await step('Promoting the release, making a backup', async () => {
    await releaseTool({ port, dataDir })('promote', 'events');
    await command(
      process.execPath,
      [join(ROOT, 'tooling', 'run', 'backup.mjs'), join(dataDir, '..', 'backup.tar.gz')],
      {
        env: { DATA_DIR: dataDir },
      },
    );
  });
}

/**
 * Waits until `isDone`. Throws with what is missing when the time is over.
 * @param {() => string[]} missing what is still awaited; none: done
 * @param {number} limitMs
 */
export async function untilNone(missing, limitMs) {
  const end = Date.now() + limitMs;
  while (missing().length > 0) {
    if (Date.now() > end)
      throw new StepError(`Nobody was told within ${limitMs / 60_000} minutes of: ${missing().join(', ')}.`);
    await pause(1_000);
  }
}
