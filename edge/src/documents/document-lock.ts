import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lock, parseLock, type Preview as ShownPreview, releaseName } from 'shared/contract';
import {
  type ContentPreview,
  everybodysLock,
  createOwnCookie,
  isSectionName,
  type Preview,
  type ReleaseFolder,
  type ReleaseTable,
  RequestRefused,
  resolveLock,
} from 'releases/serving';
import type { Audience } from './sendable-document.ts';

/** The releases of a visitor's document. */
export interface DocumentLock {
  readonly lock: Lock;
  /** The visitor's id; null while everybody has the same lock. */
  readonly visitor: string | null;
  readonly audience: Audience;
  readonly preview?: ShownPreview;
  /** What an editor looks at from the panel of the CMS. */
  readonly content?: ContentPreview;
}

interface LockOptions {
  readonly served: ReleaseTable;
  readonly preview: Preview | null;
  /** The site's public address is an https one. */
  readonly secure: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const ID = /^[\w-]{22}$/;
const MAX_LOCK = 2_048;

/** Chooses a visitor's lock. The holder of a release's preview gets it, and takes part in no rollout of that section. */
export function chooseLock(
  request: FastifyRequest,
  reply: FastifyReply,
  { served, preview, secure }: LockOptions,
): DocumentLock {
  const common = everybodysLock(served);
  const visitor = common ? null : visitorId(request, reply, secure);
  const lock = common ?? resolveLock(served, visitor);
  if (preview && 'panel' in preview)
    return { lock, visitor, audience: 'nobody', content: preview, ...shownDrafts(preview) };
  if (!preview || !isPublished(served, preview)) return { lock, visitor, audience: common ? 'everybody' : 'own' };
  const { section, version, until } = preview;
  return {
    lock: { ...lock, [section]: version },
    visitor,
    audience: 'own',
    preview: { release: releaseName(section, version), until: until.toISOString() },
  };
}

function shownDrafts({ status, until }: ContentPreview): Pick<DocumentLock, 'preview'> {
  return status === 'draft' ? { preview: { drafts: true, until: until.toISOString() } } : {};
}

function isPublished({ sections }: ReleaseTable, { section, version }: ReleaseFolder): boolean {
  return sections[section]?.some((each) => each.version === version) ?? false;
}

/** The visitor's random id, set on the first visit during a rollout. It says nothing about the person. */
function visitorId(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const cookie = createOwnCookie({ name: 'visitor', secure, sameSite: 'lax' });
  const known = cookie.read(request);
  if (known !== undefined && ID.test(known)) return known;
  const value = randomBytes(16).toString('base64url');
  cookie.set(reply, value, { maxAge: YEAR_SECONDS });
  return value;
}

/** Reads a lock from a query. Throws {@link RequestRefused} for anything else. */
export function lockIn(text: unknown): Lock {
  const lock = typeof text === 'string' && text.length <= MAX_LOCK ? parseLock(text) : null;
  if (!lock || !Object.keys(lock).every(isSectionName))
    throw new RequestRefused(400, 'A lock looks like "content@1.0.0,events@1.1.0".');
  return lock;
}
