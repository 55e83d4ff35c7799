import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from 'shared/contract';
import type { ReleaseFolder } from '../../table/names.ts';
import type { ReleaseLoader } from '../../store/load-release.ts';

/**
 * The place in the sources, `mfe-events/src/pages/events.tsx:12`, of a place in a release's files. Undefined for a place that
 * the release's maps do not know, and for a release without maps.
 * @param at `file:line:column`, see SectionFailure
 */
export type SourcePlace = (release: ReleaseFolder, at: string) => Promise<string | undefined>;

const MOST_MAPS = 20;

/** Reads the maps that teams publish with their releases (`maps/`). Nothing of them is served. */
export function createSourcePlace(loader: Pick<ReleaseLoader, 'verified'>): SourcePlace {
  const maps = new LRUCache<string, TraceMap>({ max: MOST_MAPS });

  async function mapOf(release: ReleaseFolder, file: string): Promise<TraceMap | undefined> {
    const name = `maps/${file.startsWith('server/') ? file : `browser/${file}`}.map`;
    const key = `${releaseName(release.section, release.version)} ${name}`;
    const known = maps.get(key);
    if (known) return known;
    const { folder, statement } = await loader.verified(release);
    // Only what the team signed is read, wherever a path leads.
    if (!Object.hasOwn(statement.files, name)) return undefined;
    const map = new TraceMap(await readFile(join(folder, name), 'utf8'));
    maps.set(key, map);
    return map;
  }

  return async (release, at) => {
    const [, file = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(at) ?? [];
    // A release that cannot be read, or a map that is none, must not take the page with it.
    const map = file === '' ? undefined : await mapOf(release, file).catch(() => undefined);
    if (!map || Number(line) < 1 || Number(column) < 1) return undefined;
    const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found.source === null ? undefined : `${found.source}:${found.line}`;
  };
}
