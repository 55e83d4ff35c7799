import { type Candidate, readCandidate } from './candidate.ts';
import { fileObjections } from './files.ts';
import { fitObjections } from './fit-objections.ts';
import type { Objection } from './objection.ts';
import { renderObjections } from './render.ts';
import { type GateRequest, readServingSite, type RolloutRequest } from './serving-site.ts';
import { sizeObjections } from './size.ts';

/** Objections to publishing a release; empty when it may be published. Never throws for a faulty build. */
export async function checkRelease(request: GateRequest): Promise<readonly Objection[]> {
  const { candidate, objections } = await readCandidate(request, request.draft);
  if (!candidate) return objections;
  const files = await fileObjections(candidate);
  return files.length > 0 ? files : objectionsToWhole(candidate, request);
}

/** Renders last, and only when no other rule predicts a failure. */
async function objectionsToWhole(candidate: Candidate, request: GateRequest): Promise<Objection[]> {
  const { overBudget = '', openRenderer, log } = request;
  const site = await readServingSite(request);
  const fit = await fitObjections(candidate, site);
  const size = overBudget.trim() === '' ? await sizeObjections(candidate) : [];
  const render = fit.length === 0 ? await renderObjections({ candidate, site, openRenderer, log }) : [];
  return [...fit, ...size, ...render];
}

/**
 * Objections to giving a published release more visitors. Checks paths, offers, libraries and contract:
 * the releases beside it may have changed since it was published.
 */
export async function checkRollout(request: RolloutRequest): Promise<readonly Objection[]> {
  const { candidate, objections } = await readCandidate(request, request.loader);
  return candidate ? fitObjections(candidate, await readServingSite(request)) : objections;
}
