import type { SectionFailure, SectionOutcome } from 'shared/contract';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import { failureOf, type SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import { firstReady } from './first-ready.ts';
import type { LoadedRegion, LoadRegion } from './loaded-region.ts';
import { pause } from './pause.ts';
import type { RegionReport } from './region-report.ts';
import type { RegionSource } from '../releases/page-sources.ts';
import { drawnBy } from './region-state.ts';

export interface RegionLoading {
  readonly modules: SectionModules;
  readonly releases: PageReleases;
  readonly report: RegionReport;
  /** Milliseconds that a release has to itself before the stable one is loaded too; the first to be ready is drawn. */
  readonly headStartMs: number;
}

/** Loads regions; where a release fails or does not answer, by the section's stable release instead. */
export function regionLoader({ modules, releases, report, headStartMs }: RegionLoading): LoadRegion {
  /** What was given up because the visitor went elsewhere is nobody's failure. */
  function told(loaded: LoadedRegion, { signal }: LoaderArgs): LoadedRegion {
    if (loaded.state.status === 'failed' && !signal.aborted) report(loaded.state.failure);
    return loaded;
  }

  async function withStable(source: RegionSource, stable: RegionSource, args: LoaderArgs): Promise<LoadedRegion> {
    const own = load(modules, source, args);
    const early = await Promise.race([own, pause(headStartMs)]);
    if (early?.state.status === 'ready' || args.signal.aborted) return own;
    const other = load(modules, stable, args);
    const winner = await firstReady([own, other]);
    const replaced = winner?.state.release === drawnBy(stable).release;
    if (replaced && !args.signal.aborted) {
      report({ ...(await blame(own, source)), replaced });
      releases.replace(source.remote);
    }
    return told(winner ?? (await own), args);
  }

  /** Why the stable release was drawn: what went wrong, or that nothing came. */
  async function blame(own: Promise<LoadedRegion>, { remote, expose }: RegionSource): Promise<SectionFailure> {
    const loaded = await Promise.race([own, Promise.resolve(null)]);
    if (loaded?.state.status === 'failed') return loaded.state.failure;
    const code = await Promise.race([modules.load(remote, expose), Promise.resolve(null)]);
    const failure = failureOf(remote, code ? 'data' : 'load', 'Nothing came before the stable release was there.');
    return { ...failure, late: true };
  }

  return async (source, args) => {
    const { fallback } = source;
    if (fallback && !releases.isReplaced(source.remote)) return withStable(source, fallback, args);
    return told(await load(modules, fallback ?? source, args), args);
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
