import type { FastifyBaseLogger } from 'fastify';
import { type Remote, releaseName, type RenderJob, type SectionFailure } from 'shared/contract';
import { type AnswerContent, type LoadedLock, pathOf, sectionsOn } from 'releases/serving';
import { isListed } from './is-listed.ts';
import type { ReleaseCircuits } from './release-circuits.ts';
import { RenderEnded } from './render-ended.ts';
import { type DocumentRequest, type DocumentSettings, renderJob } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';
import { taskFor } from './render-task.ts';
import type { RenderedDocument } from './rendered-document.ts';

export interface RenderDocument {
  readonly pool: RenderPool;
  readonly circuits: ReleaseCircuits;
  readonly content: AnswerContent;
  readonly settings: DocumentSettings;
  readonly log: FastifyBaseLogger;
}

/** A document, and the releases that it is of in the end. */
export interface ServedDocument extends RenderedDocument {
  readonly loaded: LoadedLock;
  /** A render before this one crashed or was ended. */
  readonly ended: boolean;
}

/** How much of a document is rendered. */
export interface Extent {
  readonly regions: RenderJob['regions'];
  /** Releases that are not entered. */
  readonly leftOut: readonly Remote[];
}

/** One attempt at a document. Rejects with {@link RenderEnded}, or when the edge has no time for it. */
export async function renderAttempt(
  { pool, circuits, content, settings }: RenderDocument,
  loaded: LoadedLock,
  request: DocumentRequest,
  { regions, leftOut }: Extent,
): Promise<RenderedDocument> {
  const names = leftOut.map(nameOf);
  const job = { ...renderJob(settings, loaded, request, regions), leftOut: names };
  try {
    const turn = isListed(loaded, request.address) ? 'page' : 'passing';
    const document = await pool.render({ task: taskFor(loaded.shell, job, request.encoding), content }, turn);
    const entered = regions === 'rendered' ? remotesOn(loaded, request).map(nameOf) : [];
    circuits.returned(entered.filter((name) => !names.includes(name)));
    return { ...document, failures: [...leftOut.map(notEntered), ...document.failures] };
  } catch (error) {
    if (error instanceof RenderEnded && error.late && error.release) circuits.broke(nameOf(error.release));
    throw error;
  }
}

/** The page's releases that have not returned a short while ago. */
export function restingOn({ circuits }: RenderDocument, loaded: LoadedLock, request: DocumentRequest): Remote[] {
  const remotes = remotesOn(loaded, request);
  const open = circuits.open(remotes.map(nameOf));
  return remotes.filter((remote) => open.includes(nameOf(remote)));
}

function remotesOn({ sections }: LoadedLock, { address }: DocumentRequest): Remote[] {
  const remotes = sections.map(({ remote }) => remote);
  const shown = sectionsOn(pathOf(address), remotes);
  return remotes.filter(({ name }) => shown.includes(name));
}

function notEntered({ name, version }: Remote): SectionFailure {
  const cause = 'It did not return on the server, and is not entered for a while.';
  return { ok: false, reason: 'render', cause, section: name, version };
}

function nameOf({ name, version }: Remote): string {
  return releaseName(name, version);
}
