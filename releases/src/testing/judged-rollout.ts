import { afterTest, until } from 'database/testing';
import { followReleases } from '../store/current-releases.ts';
import { openStore } from '../store/open-store.ts';
import { addRelease } from '../table/changes/add-release.ts';
import { startRollout } from '../table/changes/start-rollout.ts';
import type { ReleaseTable } from '../table/release-table.ts';
import { tempFolder } from './temp-folder.ts';
import { silentLog } from './silent-log.ts';

/** A data folder with a rollout of events@1.1.0 to `percent` of visitors. No edge serves it. */
export async function judgedRollout(percent: number) {
  const now = () => new Date();
  const opened = await openStore(await tempFolder(), now);
  const change = (action: string, apply: (table: ReleaseTable) => ReleaseTable) =>
    opened.changes.change({ who: 'team', action, section: 'events' }, apply);
  for (const version of ['1.0.0', '1.1.0'])
    await change('publish', (table) =>
      addRelease(table, { section: 'events', version, url: `/${version}`, integrity: 'sha384-AAAA' }, now()),
    );
  const rollOut = (share: number) =>
    change('rollout', (table) =>
      startRollout(table, { section: 'events', version: '1.1.0', steps: [share], every: 1, id: 'r1' }, now()),
    );
  await rollOut(percent);
  const releases = await followReleases(opened.store, { log: silentLog, refused: () => undefined });
  afterTest(releases.stop);
  const candidate = () => releases.table().sections['events']?.find((each) => each.version === '1.1.0');
  return {
    ...opened,
    now,
    releases,
    candidate,
    /** Changes the share and waits until the table has it. */
    async rollOut(share: number) {
      await rollOut(share);
      await until(() => candidate()?.share === share);
    },
  };
}
