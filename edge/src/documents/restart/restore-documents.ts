import type { FastifyBaseLogger } from 'fastify';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type AnswerContent,
  type CurrentReleases,
  everybodysLock,
  type LoadedLock,
  loadLock,
  outcomeOf,
  type ReleaseLoader,
} from 'releases/serving';
import { formatLock, type Lock } from 'shared/contract';
import type { Config } from '../../config/config.ts';
import { createContentCheck } from '../../rendering/cached-content.ts';
import type { DocumentCache } from '../document-cache.ts';
import { bodyOnDisk, DamagedDocuments, type DocumentOnDisk, readDocuments } from './stored-documents.ts';

/** What documents are made of beside content. */
interface Ingredients {
  readonly config: Config;
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  /** Hash of the edge's program ({@link programIn}). */
  readonly program: string;
  readonly log: FastifyBaseLogger;
}

/** What all documents of a lock are made of: the releases, and hashes by name. */
export async function presentFor(lock: Lock, { config, releases, loader, program, log }: Ingredients) {
  const served = releases.table();
  const loaded = await loadLock({ loader, lock, served, log });
  const { publicUrl, publicConfig, contentApiUrl, midnightIsADate, render, judge } = config;
  const hashes = {
    program,
    releases: hashOf([served, loaded.missing, [loaded.shell, ...loaded.sections].map(({ integrity }) => integrity)]),
    settings: hashOf([publicUrl, publicConfig, contentApiUrl, midnightIsADate, render.budgetMs, judge.sample]),
  };
  return { loaded, hashes };
}

/** Of the program that runs: an update may replace its files before it stops. */
export async function programIn(workerFile: string): Promise<string> {
  const files = [join(dirname(workerFile), 'main.mjs'), workerFile].map((path) => readFile(path).catch(() => ''));
  return hashOf((await Promise.all(files)).map((file) => hash('sha256', file)));
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/** The names of what is another now. */
function changedIn(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  return Object.keys(now).filter((name) => before[name] !== now[name]);
}

export interface RestoreOptions extends Ingredients {
  readonly documents: DocumentCache;
  /** Answers loaders on the server. */
  readonly content: AnswerContent;
  /** The site's key. */
  readonly key: Buffer;
}

/** Why a document is not given. */
type Misfit = 'too old' | 'other content' | 'made anew';

/** Gives the documents of a file that are still made of what is there. Never rejects. */
export async function restoreDocuments(file: string, options: RestoreOptions): Promise<void> {
  const { releases, key, log } = options;
  try {
    const stored = await readDocuments(file, key);
    const lock = everybodysLock(releases.table());
    if (!stored || stored.documents.length === 0) return;
    const present = lock && (await presentFor(lock, options));
    const others = present ? changedIn(stored.madeOf, present.hashes) : ['releases'];
    if (!present || others.length > 0)
      log.info(
        { given: 0, stored: stored.documents.length, changed: others },
        'no document of the last start is given',
      );
    else await restoreAll(stored.documents, { ...options, lock, loaded: present.loaded });
  } catch (err) {
    if (!(err instanceof DamagedDocuments)) log.warn({ err }, 'no document of the last start is given');
    else log.warn({ file, reason: err.message }, 'no document of the last start is given: their file is not valid');
  }
}

interface Restoring extends RestoreOptions {
  readonly lock: Lock;
  readonly loaded: LoadedLock;
}

async function restoreAll(stored: readonly DocumentOnDisk[], options: Restoring): Promise<void> {
  const edition = options.documents.edition();
  const isSame = createContentCheck(options.content);
  const misfits = await Promise.all(stored.map((each) => restoreOne(each, { ...options, edition, isSame })));
  const counts: Partial<Record<Misfit | 'given', number>> = {};
  for (const misfit of misfits) counts[misfit ?? 'given'] = (counts[misfit ?? 'given'] ?? 0) + 1;
  options.log.info({ stored: stored.length, ...counts }, 'documents of the last start are given');
}

interface RestoringOne extends Restoring {
  /** How many changes were known before content was asked for. */
  readonly edition: number;
  readonly isSame: (content: DocumentOnDisk['content']) => Promise<boolean>;
}

async function restoreOne(
  stored: DocumentOnDisk,
  { documents, lock, loaded, edition, isSame }: RestoringOne,
): Promise<Misfit | null> {
  const { address, headers, etag, madeAt, staleAt, endsAt, content } = stored;
  // A clock that was set back would make it last.
  const isPresent = () => madeAt <= Date.now() && Date.now() < endsAt;
  if (!isPresent()) return 'too old';
  if (!(await isSame(content))) return 'other content';
  const body = await bodyOnDisk(stored);
  const none = { failures: [], suspected: [], renderMs: 0 };
  const outcome = outcomeOf({ lock, loaded, address, ...none });
  const sent = { status: 200, redirect: undefined, headers, body, etag, whole: true };
  const document = { ...sent, loaded, outcome, content, madeAt };
  if (documents.restore(`${formatLock(lock)} ${address}`, { document, edition, staleAt, endsAt })) return null;
  return isPresent() ? 'made anew' : 'too old';
}
