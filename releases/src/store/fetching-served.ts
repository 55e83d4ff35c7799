import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import { isServed, isStable, type ReleaseTable } from '../table/release-table.ts';
import type { ReleaseFolder } from '../table/names.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * A store whose table is read once the releases that it serves are on this machine: no visitor waits for their files. What cannot be
 * fetched holds no table up, because a rollback may be in it.
 */
export function fetchingServed(store: ReleaseStore, log: FastifyBaseLogger): Pick<ReleaseStore, 'read' | 'watch'> {
  const fetch = (release: ReleaseFolder) =>
    store.fetch(release).catch((err: unknown) => {
      log.error({ err, release: releaseName(release.section, release.version) }, 'a release cannot be fetched');
    });
  return {
    watch: store.watch,
    async read() {
      const revision = await store.read();
      await Promise.all(servedBy(revision.table).map(fetch));
      return revision;
    },
  };
}

/** A store that is not asked for releases which no table names, whatever address a visitor makes up. */
export function knownOnly(store: ReleaseStore, table: () => ReleaseTable): Pick<ReleaseStore, 'fetch'> {
  const isNamed = ({ section, version }: ReleaseFolder) =>
    table().sections[section]?.some((entry) => entry.version === version) ?? false;
  return { fetch: async (release) => (isNamed(release) ? store.fetch(release) : store.folder(release)) };
}

function servedBy({ sections }: ReleaseTable): readonly ReleaseFolder[] {
  return Object.entries(sections).flatMap(([section, entries]) =>
    entries.filter((entry) => isServed(entry) || isStable(entry)).map(({ version }) => ({ section, version })),
  );
}
