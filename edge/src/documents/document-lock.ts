import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lock, type Preview as ShownPreview, releaseName } from 'shared/contract';
import { everybodysLock, type Preview, type ReleaseTable, resolveLock } from 'releases/serving';
import { visitorId } from './visitor-id.ts';

/** What a document is made by. */
export interface DocumentLock {
  readonly lock: Lock;
  /** Null while nobody is told apart. */
  readonly visitor: string | null;
  /** `own`: this visitor's alone; `everybody`: the same for all. */
  readonly audience: 'own' | 'everybody';
  readonly preview?: ShownPreview;
}

/** A visitor's lock; who holds a preview gets its release instead, and is in no rollout of that section. */
export function documentLock(
  request: FastifyRequest,
  reply: FastifyReply,
  { served, preview, secure }: { served: ReleaseTable; preview: Preview | null; secure: boolean },
): DocumentLock {
  const common = everybodysLock(served);
  const visitor = common ? null : visitorId(request, reply, secure);
  const lock = common ?? resolveLock(served, visitor);
  if (!preview || !isPublished(served, preview)) return { lock, visitor, audience: common ? 'everybody' : 'own' };
  const { section, version, until } = preview;
  return {
    lock: { ...lock, [section]: version },
    visitor,
    audience: 'own',
    preview: { release: releaseName(section, version), until: until.toISOString() },
  };
}

function isPublished({ sections }: ReleaseTable, { section, version }: Preview): boolean {
  return sections[section]?.some((each) => each.version === version) ?? false;
}
