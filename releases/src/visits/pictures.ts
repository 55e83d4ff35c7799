import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import * as v from 'valibot';
import { PictureReport } from 'visits/report';
import { parseJson } from '../store/files/text-files.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { PictureStore } from '../store/release-files/picture-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { isSectionName, isVersionName, type ReleaseFolder } from '../table/names.ts';
import { ReleaseError } from '../table/release-error.ts';
import { inState } from '../table/changes/section-releases.ts';
import { drawRelease, REPORT, writeReport } from './draw-release.ts';
import type { VisitedSite } from './visits.ts';

export interface PicturesOptions {
  readonly store: Pick<ReleaseStore, 'read'>;
  readonly loader: ReleaseLoader;
  readonly stored: PictureStore;
  /** Undefined until the site listens. */
  readonly site: () => VisitedSite | undefined;
  readonly previewKey: Buffer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** What the pages of releases look like beside those of the stable one. */
export interface Pictures {
  /** Begins to draw a published release, and tells how it stands. Throws {@link ReleaseError} where nothing can be compared. */
  draw(release: ReleaseFolder): Promise<PictureReport>;
  /** Null when it was never drawn. */
  report(release: ReleaseFolder): Promise<PictureReport | null>;
  /** WebP; undefined when there is none of this name. */
  picture(release: ReleaseFolder, name: string): Promise<Buffer | undefined>;
  /** Ends the drawing under way. */
  stop(): void;
}

const PICTURE = /^\d+-\d+-(before|after|difference)$/;
const NO_BROWSER =
  'No browser is installed where the site runs, so no pictures can be drawn: install Chromium there, or name it in CHROMIUM_PATH.';
/** After this, the edge that drew has ended. */
const DRAWN_WITHIN_MS = 15 * 60_000;
const BROKEN_OFF = 'The drawing was broken off. Draw the pictures again.';

export function createPictures(options: PicturesOptions): Pictures {
  const { store, stored, now } = options;
  const stopping = new AbortController();
  const underWay = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const isKnown = ({ section, version }: ReleaseFolder) => isSectionName(section) && isVersionName(version);

  async function report(release: ReleaseFolder): Promise<PictureReport | null> {
    const text = isKnown(release) ? await stored.get(release, REPORT) : undefined;
    const known = v.safeParse(PictureReport, parseJson(String(text)));
    if (!known.success) return null;
    const isOver = now().getTime() - Date.parse(known.output.at) > DRAWN_WITHIN_MS;
    const isLost = known.output.state === 'drawing' && isOver && !underWay.has(nameOf(release));
    return isLost ? { ...known.output, state: 'failed', why: BROKEN_OFF } : known.output;
  }

  return {
    report,
    async draw(release) {
      const { table } = await store.read();
      const beside = stableBeside(table.sections[release.section] ?? [], release);
      const first: PictureReport = { state: 'drawing', at: now().toISOString(), beside, of: 0, pages: [] };
      const site = options.site();
      if (!site?.openBrowser) return { ...first, state: 'failed', why: NO_BROWSER };
      if (underWay.has(nameOf(release))) return (await report(release)) ?? first;
      await stored.clear(release);
      await writeReport(stored, release, first);
      underWay.add(nameOf(release));
      const work = { ...options, ...site, openBrowser: site.openBrowser, release, first, signal: stopping.signal };
      // One browser at a time is enough for a small machine.
      last = last.then(() => drawRelease(work)).finally(() => underWay.delete(nameOf(release)));
      return first;
    },
    picture: async (release, name) => (isKnown(release) && PICTURE.test(name) ? stored.get(release, name) : undefined),
    stop: () => stopping.abort(),
  };
}

function nameOf({ section, version }: ReleaseFolder): string {
  return releaseName(section, version);
}

/** The version of the stable release. */
function stableBeside(releases: Parameters<typeof inState>[0], release: ReleaseFolder): string {
  const name = nameOf(release);
  if (!releases.some(({ version }) => version === release.version))
    throw new ReleaseError(`${name} is not published, and pictures are drawn of published releases.`);
  const stable = inState(releases, 'stable');
  if (stable && stable.version !== release.version) return stable.version;
  throw new ReleaseError(`${name} is the stable release: there is none beside it to compare it with.`);
}
