import type { FastifyBaseLogger } from 'fastify';
import { releaseName } from 'shared/contract';
import { drawSection, type VisitingBrowser } from 'visits';
import type { PictureReport } from 'visits/report';
import { readCandidate } from '../gate/candidate.ts';
import type { AnswerContent } from '../gate/renderer.ts';
import { readServingSite } from '../gate/serving-site.ts';
import { signPreview } from '../preview/preview-pass.ts';
import type { ReleaseLoader } from '../store/load-release.ts';
import type { PictureStore } from '../store/release-files/picture-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseFolder } from '../table/names.ts';
import { ReleaseError } from '../table/release-error.ts';
import { addressesOf } from './visit-release.ts';

/** What the pictures show, as JSON; it is stored beside them. */
export const REPORT = 'report.json';
const PASS_MS = 3_600_000;

export function writeReport(stored: PictureStore, release: ReleaseFolder, report: PictureReport): Promise<void> {
  return stored.put(release, REPORT, Buffer.from(JSON.stringify(report)));
}

/** A release to draw beside the stable one. */
interface Work {
  readonly store: Pick<ReleaseStore, 'read'>;
  readonly loader: ReleaseLoader;
  readonly stored: PictureStore;
  readonly previewKey: Buffer;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly content: AnswerContent;
  readonly openBrowser: () => Promise<VisitingBrowser>;
  readonly release: ReleaseFolder;
  readonly first: PictureReport;
  readonly signal: AbortSignal;
}

/** Never rejects: why there are no pictures is told in their place. */
export async function drawRelease(work: Work): Promise<void> {
  const { stored, release, first, log, signal } = work;
  try {
    signal.throwIfAborted();
    const browser = await work.openBrowser();
    const close = () => void browser.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      await drawPages(work, browser);
    } finally {
      signal.removeEventListener('abort', close);
      await browser.close();
    }
  } catch (err) {
    if (signal.aborted) return;
    log.warn(
      { err, release: releaseName(release.section, release.version) },
      'the pictures of a release could not be drawn',
    );
    const reason = err instanceof Error ? err.message : String(err);
    const why = `The pictures could not be drawn: ${reason.replace(/\.$/, '')}.`;
    const failed: PictureReport = { ...first, state: 'failed', why };
    await writeReport(stored, release, failed).catch((error: unknown) => log.error({ err: error }, why));
  }
}

async function drawPages(work: Work, browser: VisitingBrowser): Promise<void> {
  const { stored, release, first, signal } = work;
  const addresses = await pagesOf(work);
  const at = new Date(first.at);
  const pages: PictureReport['pages'] = [];
  const section = {
    addresses,
    browser,
    at,
    signal,
    candidate: shownBy(work, release.version),
    stable: shownBy(work, first.beside),
  };
  for await (const { page, pictures } of drawSection(section)) {
    for (const [name, picture] of pictures) await stored.put(release, name, picture);
    pages.push(page);
    await writeReport(stored, release, { ...first, of: addresses.length, pages });
  }
  await writeReport(stored, release, { ...first, state: 'drawn', of: addresses.length, pages });
}

async function pagesOf({ store, loader, content, release, log }: Work): Promise<readonly string[]> {
  const { table } = await store.read();
  const { candidate, objections } = await readCandidate(release, loader);
  if (!candidate) throw new ReleaseError(objections[0]?.message ?? '');
  const found = await addressesOf({
    candidate,
    content,
    ...(await readServingSite({ table, loader, log })),
  });
  return found.filter(({ inBrowser }) => inBrowser).map(({ address }) => address);
}

/** A release as the browser gets it. */
function shownBy({ release: { section }, previewKey, now }: Work, version: string) {
  const until = new Date(now().getTime() + PASS_MS);
  return { release: releaseName(section, version), pass: signPreview({ section, version, until }, previewKey) };
}
