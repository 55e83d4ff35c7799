import type { SectionFailure, SectionOutcome } from 'shared/contract';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import { failureOf, type SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import { firstReady } from './first-ready.ts';
import { pause } from './pause.ts';
import type { RegionReport } from './region-report.ts';
import { drawnBy, type RegionSource, type RegionState } from './region-state.ts';

export interface LoadedRegion {
  readonly state: RegionState;
  readonly module?: PageModule;
}

/** A region's code and data. Never rejects: what a section does wrong is its region's state, beside the others. */
export type LoadRegion = (source: RegionSource, args: LoaderArgs) => Promise<LoadedRegion>;

export interface RegionLoading {
  readonly modules: SectionModules;
  readonly releases: PageReleases;
  readonly report: RegionReport;
  /** Milliseconds that a release has to itself before the stable one is loaded too; the first to be ready is drawn. */
  readonly headStartMs: number;
}

/** Loads regions; where a release fails or does not answer, by the section's stable release instead. */
export function regionLoader({ modules, releases, report, headStartMs }: RegionLoading): LoadRegion {
  async function alone(source: RegionSource, args: LoaderArgs): Promise<LoadedRegion> {
    const loaded = await load(modules, source, args);
    // What was given up because the visitor went elsewhere is nobody's failure.
    if (loaded.state.status === 'failed' && !args.signal.aborted) report(loaded.state.failure);
    return loaded;
  }

  async function withStable(source: RegionSource, stable: RegionSource, args: LoaderArgs): Promise<LoadedRegion> {
    const own = load(modules, source, args);
    const early = await Promise.race([own, pause(headStartMs)]);
    if (early?.state.status === 'ready' || args.signal.aborted) return own;
    const other = load(modules, stable, args);
    const winner = await firstReady([own, other]);
    if (winner?.state.release === drawnBy(stable).release) return replaced(source, winner, await blame(own, source));
    const loaded = winner ?? (await own);
    if (loaded.state.status === 'failed' && !args.signal.aborted) report(loaded.state.failure);
    return loaded;
  }

  function replaced({ remote }: RegionSource, stable: LoadedRegion, failure: SectionFailure): LoadedRegion {
    releases.replace(remote);
    report({ ...failure, replaced: true });
    return stable;
  }

  /** Why the stable release was drawn: what went wrong, or that nothing came. */
  async function blame(own: Promise<LoadedRegion>, { remote, expose }: RegionSource): Promise<SectionFailure> {
    const loaded = await Promise.race([own, Promise.resolve(null)]);
    if (loaded?.state.status === 'failed') return loaded.state.failure;
    const code = await Promise.race([modules.load(remote, expose), Promise.resolve(null)]);
    return failureOf(remote, code ? 'data' : 'load', `Nothing came before the stable release was there.`);
  }

  return async (source, args) => {
    const { fallback } = source;
    if (!fallback) return alone(source, args);
    return releases.isReplaced(source.remote) ? alone(fallback, args) : withStable(source, fallback, args);
  };
}

async function load(modules: SectionModules, source: RegionSource, args: LoaderArgs): Promise<LoadedRegion> {
  const outcome = await modules.load(source.remote, source.expose);
  if (!outcome.ok) return { state: { ...drawnBy(source), status: 'failed', failure: outcome } };
  const data = await loadData(source, outcome.value, args);
  if (!data.ok) return { state: { ...drawnBy(source), status: 'failed', failure: data } };
  return { state: { ...drawnBy(source), status: 'ready', data: data.value }, module: outcome.value };
}

async function loadData(source: RegionSource, module: PageModule, args: LoaderArgs): Promise<SectionOutcome<unknown>> {
  try {
    return { ok: true, value: (await module.loader?.(args)) ?? null };
  } catch (error) {
    return failureOf(source.remote, 'data', error);
  }
}
