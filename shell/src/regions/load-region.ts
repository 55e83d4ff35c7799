import type { SectionOutcome } from 'shared/contract';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import { failureOf, type SectionModules } from '../federation/section-modules.ts';
import type { RegionSource, RegionState } from './region-state.ts';

export interface LoadedRegion {
  readonly state: RegionState;
  readonly module?: PageModule;
}

/** A region's code and data. Never rejects: what a section does wrong is its region's state, beside the others. */
export async function loadRegion(
  modules: SectionModules,
  source: RegionSource,
  args: LoaderArgs,
): Promise<LoadedRegion> {
  const outcome = await modules.load(source.remote, source.expose);
  if (!outcome.ok) return { state: { status: 'failed', failure: outcome } };
  const data = await loadData(source, outcome.value, args);
  if (!data.ok) return { state: { status: 'failed', failure: data } };
  return { state: { status: 'ready', data: data.value }, module: outcome.value };
}

async function loadData(source: RegionSource, module: PageModule, args: LoaderArgs): Promise<SectionOutcome<unknown>> {
  try {
    return { ok: true, value: (await module.loader?.(args)) ?? null };
  } catch (error) {
    return failureOf(source.remote, 'data', error);
  }
}
