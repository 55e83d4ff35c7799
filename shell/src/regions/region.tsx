import type { Remote } from 'shared/contract';
import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ReadyRegion } from './ready-region.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { useRegionEnvironment } from './region-environment.ts';
import { RegionFailure } from './region-failure.tsx';
import { PendingRegion, RegionLoading } from './region-loading.tsx';
import { hasContent, type RegionState } from './region-state.ts';
import { useDeferredRegion } from './use-deferred-region.ts';
import { StaticContent } from '../static/static-content.tsx';
import { useFallback } from './use-fallback.ts';

interface RegionProps {
  readonly state: RegionState;
  /** Its code may load when the region is seen. */
  readonly deferred?: boolean;
  /** Its HTML never changes: the server's stays, and its code may never load. */
  readonly isStatic?: boolean;
}

/** One section's part of the page: its files, its component and its failures. */
export function Region({ state: latest, deferred = false, isStatic = false }: RegionProps) {
  const { files, releases } = useRegionEnvironment();
  const state = useShownState(latest);
  const remote = releases.remote(state.release);
  const place = useRef<HTMLDivElement>(null);
  useDeferredRegion(place, state);
  return (
    <div ref={place} data-section={remote.name} data-release={state.release}>
      {files(remote, state.expose, deferred || isStatic)}
      <RegionContent
        key={state.release}
        remote={remote}
        state={state}
        failed={latest.status === 'failed'}
        isStatic={isStatic}
        place={place}
      />
    </div>
  );
}

interface RegionContentProps {
  readonly remote: Remote;
  readonly state: RegionState;
  /** The latest attempt failed; `state` is of an earlier one. */
  readonly failed: boolean;
  readonly isStatic: boolean;
  /** The region's element. */
  readonly place: RefObject<HTMLElement | null>;
}

function RegionContent({ isStatic, ...content }: RegionContentProps) {
  const { staticElements } = useRegionEnvironment();
  const { remote, state } = content;
  if (state.status === 'static')
    return (
      <>
        {content.failed && <RegionFailure remote={remote} contentShown />}
        <StaticContent elements={staticElements} />
      </>
    );
  if (state.status === 'pending')
    return <PendingRegion remote={remote} expose={state.expose} untouched={state.untouched} />;
  if (state.status === 'failed') return <RegionFailure remote={remote} />;
  const drawn = <GuardedRegion {...content} state={state} />;
  return isStatic ? <div data-static="">{drawn}</div> : drawn;
}

interface GuardedRegionProps extends Omit<RegionContentProps, 'isStatic'> {
  readonly state: RegionState & { readonly status: 'ready' };
}

/** Catches what a section throws: its fallback is loaded, or the failure message appears. */
function GuardedRegion({ remote, state, failed, place }: GuardedRegionProps) {
  const fail = useFallback(state, remote);
  const { expose, data, hasFallback } = state;
  const fallback = hasFallback && !failed ? <RegionLoading /> : <RegionFailure remote={remote} />;
  return (
    <RegionBoundary resetKey={state} fallback={fallback} onError={fail}>
      <ReadyRegion
        remote={remote}
        expose={expose}
        data={data}
        hasFallback={hasFallback}
        failed={failed}
        place={place}
      />
    </RegionBoundary>
  );
}

/** While the same address is loaded again, and when that fails, the shown content stays (decision 0005). */
function useShownState(latest: RegionState): RegionState {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, state: latest });
  const stays = shown.key === key && hasContent(shown.state) && !hasContent(latest);
  if (stays || (shown.key === key && shown.state === latest)) return shown.state;
  setShown({ key, state: latest });
  return latest;
}
