import type { SectionFailure, SectionOutcome } from 'shared/contract';
import type { LoaderArgs, PageModule } from 'shared/shell-api';
import { failureOf } from '../federation/section-failure.ts';
import type { SectionModules } from '../federation/section-modules.ts';
import type { PageReleases } from '../releases/page-releases.ts';
import type { RegionSource } from '../releases/page-sources.ts';
import type { RegionReport } from './region-report.ts';
import { type LoadedRegion, type LoadRegion, moduleOf } from './region-state.ts';
import { within } from './within.ts';

export interface RegionLoaderOptions {
  readonly modules: SectionModules;
  readonly releases: PageReleases;
  readonly report: RegionReport;
  /** Milliseconds until the stable release is loaded too. The first that is ready is shown. */
  readonly headStartMs: number;
}

/** Loads regions. When a release fails or is slow, its section's stable release is the fallback. */
export function createRegionLoader({ modules, releases, report, headStartMs }: RegionLoaderOptions): LoadRegion {
  /** An aborted load is no failure: the visitor went to another page. */
  function reported(loaded: LoadedRegion, { signal }: LoaderArgs): LoadedRegion {
    if (loaded.state.status === 'failed' && !signal.aborted) report(loaded.state.failure);
    return loaded;
  }

  async function loadWithFallback(
    source: RegionSource,
    fallback: RegionSource,
    args: LoaderArgs,
  ): Promise<LoadedRegion> {
    const own = loadFromRelease(modules, source, args);
    const early = await within(own, headStartMs);
    if (early?.state.status === 'ready' || args.signal.aborted) return own;
    const stable = loadFromRelease(modules, fallback, args);
    const winner = await firstReady([own, stable]);
    const replaced = winner?.state.release === moduleOf(fallback).release;
    if (replaced && !args.signal.aborted) {
      report({ ...(await failureFor(modules, source, own)), replaced });
      releases.markFailed(source.remote);
    }
    return reported(winner ?? (await own), args);
  }

  return async (source, args) => {
    const { fallback } = source;
    if (fallback && !releases.isFailed(source.remote)) return loadWithFallback(source, fallback, args);
    return reported(await loadFromRelease(modules, fallback ?? source, args), args);
  };
}

/** The first attempt that is ready. Undefined when all have failed. */
function firstReady(attempts: readonly Promise<LoadedRegion>[]): Promise<LoadedRegion | undefined> {
  return new Promise((resolve) => {
    const ended = attempts.map(async (attempt) => {
      const loaded = await attempt;
      if (loaded.state.status === 'ready') resolve(loaded);
    });
    void Promise.all(ended).then(() => resolve(undefined));
  });
}

/** Why the fallback is shown: the release's failure, or a timeout of its code or its data. */
async function failureFor(
  modules: SectionModules,
  { remote, expose }: RegionSource,
  own: Promise<LoadedRegion>,
): Promise<SectionFailure> {
  const loaded = await Promise.race([own, Promise.resolve(null)]);
  if (loaded?.state.status === 'failed') return loaded.state.failure;
  const code = await Promise.race([modules.load(remote, expose), Promise.resolve(null)]);
  const failure = failureOf(remote, code ? 'data' : 'load', 'Nothing came before the stable release was there.');
  return { ...failure, late: true };
}

async function loadFromRelease(modules: SectionModules, source: RegionSource, args: LoaderArgs): Promise<LoadedRegion> {
  const module = moduleOf(source);
  const code = await modules.load(source.remote, source.expose);
  if (!code.ok) return { state: { ...module, status: 'failed', failure: code } };
  const data = await loadData(source, code.value, args);
  if (!data.ok) return { state: { ...module, status: 'failed', failure: data } };
  return { state: { ...module, status: 'ready', data: data.value }, module: code.value };
}

async function loadData(source: RegionSource, module: PageModule, args: LoaderArgs): Promise<SectionOutcome<unknown>> {
  try {
    return { ok: true, value: (await module.loader?.(args)) ?? null };
  } catch (error) {
    return failureOf(source.remote, 'data', error);
  }
}
