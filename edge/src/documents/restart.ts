import type { FastifyBaseLogger } from 'fastify';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import type { Config } from '../config/config.ts';
import { compressed, storeEncoded } from '../http/encoded-bodies.ts';
import { createContentCheck } from '../rendering/cached-content.ts';
import type { DocumentCache } from './document-cache.ts';
import type { DocumentEntry } from './document-store.ts';
import {
  bodyOf,
  DamagedDocuments,
  type DocumentOnDisk,
  readDocuments,
  type StoredDocuments,
  writeDocuments,
} from './stored-documents.ts';

export interface RestartOptions {
  readonly config: Config;
  readonly documents: DocumentCache;
  readonly releases: CurrentReleases;
  readonly loader: ReleaseLoader;
  /** Answers loaders on the server. */
  readonly content: AnswerContent;
  /** The site's key. */
  readonly key: Buffer;
  /** The built render worker. The edge's own program lies beside it. */
  readonly workerFile: string;
  readonly log: FastifyBaseLogger;
}

interface Running extends RestartOptions {
  readonly program: string;
}

/** After a power cut, so much of a minute's documents is there. */
const STORE_EVERY_MS = 60_000;
/** Visitors do not wait longer for documents that were there before; they are given as soon as they are verified. */
const WAIT_MS = 1_000;

/**
 * Documents of the last start are given until they are a minute old, as if nothing had happened, when they are still made of what is there
 * now. Stores them each minute, and when the function that it returns is called.
 */
export async function documentsOfLastStart(started: RestartOptions): Promise<() => Promise<void>> {
  const options = { ...started, program: await programIn(started.workerFile) };
  const file = join(options.config.dataDir, 'cached-documents');
  await Promise.race([restore(file, options), sleep(WAIT_MS, undefined, { ref: false })]);
  let last = 0;
  const store = async () => {
    const lock = everybodysLock(options.releases.table());
    const stored = lock ? await storable(lock, options) : NOTHING;
    // A site without visitors writes nothing.
    if (stored.documents.length + last > 0) await writeDocuments(file, stored, options.key);
    last = stored.documents.length;
  };
  const tryToStore = () => store().catch((err: unknown) => options.log.warn({ err }, NOT_STORED));
  const timer = setInterval(() => void tryToStore(), STORE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await tryToStore();
  };
}

const NOT_STORED = 'documents could not be stored; a restart will make them anew';

/** While a rollout is on: visitors have different locks, and the judge counts. */
const NOTHING: StoredDocuments = { madeOf: {}, documents: [] };

async function storable(lock: Lock, options: Running): Promise<StoredDocuments> {
  const { hashes } = await presentFor(lock, options);
  const documents = options.documents.pages().flatMap(([key, entry]) => onDisk(key, entry, lock));
  return { madeOf: hashes, documents: await Promise.all(documents) };
}

function onDisk(key: string, { document, staleAt, endsAt }: DocumentEntry, lock: Lock): Promise<DocumentOnDisk>[] {
  const address = addressIn(key, lock);
  if (address === null) return [];
  const { headers, etag, madeAt, content, body } = document;
  const stored = { address, headers, etag, madeAt, staleAt, endsAt, content };
  return [compressed(body).then((bytes) => ({ ...stored, compressed: bytes }))];
}

function addressIn(key: string, lock: Lock): string | null {
  const prefix = `${formatLock(lock)} `;
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}

/** What all documents of a lock are made of: the releases, and hashes by name. */
async function presentFor(lock: Lock, { config, releases, loader, program, log }: Running) {
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
async function programIn(workerFile: string): Promise<string> {
  const files = [join(dirname(workerFile), 'main.mjs'), workerFile].map((path) => readFile(path).catch(() => ''));
  return hashOf((await Promise.all(files)).map((file) => hash('sha256', file)));
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/** Why a document is not given. */
type Misfit = 'too old' | 'other content' | 'made anew';

/** Never rejects. */
async function restore(file: string, options: Running): Promise<void> {
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

function changedIn(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  return Object.keys(now).filter((name) => before[name] !== now[name]);
}

interface Restoring extends Running {
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
  const body = await bodyOf(stored);
  storeEncoded(body, 'br', stored.compressed);
  const none = { failures: [], suspected: [], renderMs: 0 };
  const outcome = outcomeOf({ lock, loaded, address, ...none });
  const sent = { status: 200, redirect: undefined, headers, body, etag, whole: true };
  const document = { ...sent, loaded, outcome, content, madeAt };
  if (documents.restore(`${formatLock(lock)} ${address}`, { document, edition, staleAt, endsAt })) return null;
  return isPresent() ? 'made anew' : 'too old';
}
