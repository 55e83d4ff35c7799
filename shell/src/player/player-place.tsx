import { Suspense } from 'react';
import type { SlotModule } from 'shared/shell-api';
import { failureOf } from '../federation/section-failure.ts';
import { RegionBoundary } from '../regions/region-boundary.tsx';
import { useRegionEnvironment } from '../regions/region-environment.ts';
import type { RegionState } from '../regions/region-state.ts';
import { PlainPlayer } from './plain-player.tsx';
import { useFrameSlot } from './use-frame-slot.ts';

/** Draws what fills `frame.player`. Where that fails, the recording goes on, with a few buttons of the shell's own. */
export function PlayerPlace() {
  const { shown, reload } = useFrameSlot('frame.player');
  if (shown === undefined) return null;
  const { state, module } = shown ?? {};
  if (state?.status !== 'ready' || !module) return <PlainPlayer />;
  return <SectionPlayer key={state.release} state={state} module={module} onReplace={reload} />;
}

interface SectionPlayerProps {
  readonly state: RegionState & { readonly status: 'ready' };
  readonly module: SlotModule;
  /** The stable release has to draw it. */
  readonly onReplace: () => void;
}

function SectionPlayer({ state, module: { Component }, onReplace }: SectionPlayerProps) {
  const { files, releases, report } = useRegionEnvironment();
  const { release, expose, data, hasFallback } = state;
  const remote = releases.remote(release);

  function fail(error: unknown): void {
    const failure = failureOf(remote, 'render', error);
    report(hasFallback ? { ...failure, replaced: true } : failure, error);
    if (!hasFallback) return;
    releases.markFailed(remote);
    onReplace();
  }

  return (
    <div data-section={remote.name} data-release={release}>
      <Suspense>
        {files(remote, expose, false)}
        <RegionBoundary resetKey={state} fallback={<PlainPlayer />} onError={fail}>
          <Component data={data} />
        </RegionBoundary>
      </Suspense>
    </div>
  );
}
