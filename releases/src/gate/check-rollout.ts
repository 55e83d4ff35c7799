import { fitObjections } from './fit-objections.ts';
import type { RolloutRequest } from './gate-request.ts';
import type { Objection } from './objection.ts';
import { readCandidate } from './candidate.ts';
import { readServingSite } from './serving-site.ts';

/**
 * Objections to giving a published release more visitors. Checks paths, offers, libraries and contract:
 * the releases beside it may have changed since it was published.
 */
export async function checkRollout(request: RolloutRequest): Promise<readonly Objection[]> {
  const { candidate, objections } = await readCandidate(request, request.loader);
  return candidate ? fitObjections(candidate, await readServingSite(request)) : objections;
}
