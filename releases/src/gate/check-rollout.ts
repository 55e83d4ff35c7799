import { fitObjections } from './fit-objections.ts';
import type { RolloutRequest } from './gate-request.ts';
import type { Objection } from './objection.ts';
import { readCandidate } from './candidate.ts';
import { readServingSite } from './serving-site.ts';

/**
 * What stands against more visitors for a release of the store: the rules that depend on what else serves (paths, offers,
 * libraries, contract), which may have changed since it was published. Quick.
 */
export async function checkRollout(request: RolloutRequest): Promise<readonly Objection[]> {
  const { candidate, objections } = await readCandidate(request, request.loader);
  return candidate ? fitObjections(candidate, await readServingSite(request)) : objections;
}
