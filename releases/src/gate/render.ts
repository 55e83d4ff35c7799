import { nameOf } from './candidate.ts';
import type { Objection } from './objection.ts';
import { openStage, type RenderCheck, type RenderLimits, type Stage } from './stage.ts';

const LIMITS: RenderLimits = { budgetMs: 3_000, limitMs: 8_000, inAllMs: 30_000, memoryMb: 256 };
/** Three addresses are enough to find the fault. */
const MAX_OBJECTIONS = 3;

/**
 * Renders each page of the candidate in the stable shell, beside the other stable sections.
 * Each page renders with content and without. No objections before the first shell.
 */
export async function renderObjections(check: RenderCheck, limits = LIMITS): Promise<Objection[]> {
  const stage = await openStage(check, limits);
  if (!stage) return [];
  try {
    const messages = await messagesOf(check, stage, Date.now() + limits.inAllMs);
    return messages.map((message) => ({ rule: 'render', message }));
  } finally {
    await stage.close();
  }
}

async function messagesOf({ candidate }: RenderCheck, stage: Stage, end: number): Promise<string[]> {
  const release = nameOf(candidate.release);
  const faulty = new Map<string, string>();
  for (const document of stage.documents) {
    const { address } = document;
    if (faulty.size === MAX_OBJECTIONS) break;
    if (faulty.has(address)) continue;
    if (Date.now() >= end) return [...faulty.values(), tooLong(release, address)];
    const fault = await stage.faultIn(document);
    if (fault !== null) faulty.set(address, cannotDraw(release, address, fault));
  }
  return [...faulty.values()];
}

function cannotDraw(release: string, address: string, fault: string): string {
  return `${release} cannot draw ${address} on the server: ${fault} Mend it, and try it with "npm start" first.`;
}

function tooLong(release: string, address: string): string {
  return (
    `${release} takes too long to draw its pages on the server: ${address} and what follows was not reached in time. ` +
    'Find what waits or loops, and publish again.'
  );
}
