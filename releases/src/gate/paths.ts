import { type Remote, releaseName } from 'shared/contract';
import { routeOverlap } from '../table/route-overlap.ts';
import type { Objection } from './objection.ts';

/** What the edge answers itself, before any page. */
const EDGE_PATH = /^\/((api|uploads)\/|(healthz|readyz)$)/;

/** Each path has one page, and each slot one filler. @param others serving releases of the other sections */
export function pathObjections(own: Remote, others: readonly Remote[]): Objection[] {
  const overlaps = [routeOverlap([own]), ...others.map((other) => routeOverlap([other, own]))];
  const messages = [...overlaps.filter((overlap) => overlap !== null), ...edgePaths(own), ...slotOverlaps(own, others)];
  return messages.map((message) => ({ rule: 'paths', message: `${message} Choose another one.` }));
}

function edgePaths({ name, version, routes }: Remote): string[] {
  return routes
    .filter(({ path }) => EDGE_PATH.test(path))
    .map(({ path }) => `${releaseName(name, version)} claims the path ${path}, which the edge itself answers.`);
}

function slotOverlaps(own: Remote, others: readonly Remote[]): string[] {
  const filled = new Set(own.slots.map(({ slot }) => slot));
  return others.flatMap((other) =>
    other.slots
      .filter(({ slot }) => filled.has(slot))
      .map(
        ({ slot }) =>
          `Both ${releaseName(other.name, other.version)} and ${releaseName(own.name, own.version)} fill the slot ${slot}.`,
      ),
  );
}
