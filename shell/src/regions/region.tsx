import type { Remote } from 'shared/contract';
import { type RefObject, Suspense, use, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from 'shared/ui/hydrated';
import { ReadyRegion } from './ready-region.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { useRegionEnvironment } from './region-environment.ts';
import { RegionFailure } from './region-failure.tsx';
import { RegionLoading } from './region-loading.tsx';
import type { RegionState } from './region-state.ts';
import { useLateRegion } from './use-late-region.ts';
import { useReplacement } from './use-replacement.ts';

interface RegionProps {
  readonly state: RegionState;
  /** Its code is not needed at first: it may wait until the region is seen. */
  readonly late?: boolean;
}

/** One section's part of the page: its files, its component, and whatever goes wrong with them. */
export function Region({ state: latest, late = false }: RegionProps) {
  const { files, releases } = useRegionEnvironment();
  const state = useShownState(latest);
  const remote = releases.remote(state.release);
  const place = useRef<HTMLDivElement>(null);
  useLateRegion(place, state);
  return (
    <div ref={place} data-section={remote.name} data-release={state.release}>
      {files(remote, state.expose, late)}
      <RegionContent
        key={state.release}
        remote={remote}
        state={state}
        failed={latest.status === 'failed'}
        place={place}
      />
    </div>
  );
}

interface RegionContentProps {
  readonly remote: Remote;
  readonly state: RegionState;
  /** The latest attempt failed; `state` is then of an earlier one. */
  readonly failed: boolean;
  /** The region's element. */
  readonly place: RefObject<HTMLElement | null>;
}

function RegionContent({ remote, state, failed, place }: RegionContentProps) {
  if (state.status === 'pending')
    return <PendingRegion remote={remote} expose={state.expose} untouched={state.untouched} />;
  if (state.status === 'failed') return <RegionFailure remote={remote} />;
  return <GuardedRegion remote={remote} state={state} failed={failed} place={place} />;
}

interface GuardedRegionProps extends RegionContentProps {
  readonly state: RegionState & { readonly status: 'ready' };
}

/** What a release does wrong while it is on the screen ends here: the stable one takes its place, or the message does. */
function GuardedRegion({ remote, state, failed, place }: GuardedRegionProps) {
  const fail = useReplacement(state, remote);
  const { expose, data, replaceable } = state;
  const fallback = replaceable && !failed ? <RegionLoading /> : <RegionFailure remote={remote} />;
  return (
    <RegionBoundary resetKey={state} fallback={fallback} onError={fail}>
      <ReadyRegion
        remote={remote}
        expose={expose}
        data={data}
        replaceable={replaceable}
        failed={failed}
        place={place}
      />
    </RegionBoundary>
  );
}

/** What the screen shows stays while the same address is asked for again, and when that fails (decision 0005). */
function useShownState(latest: RegionState): RegionState {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, state: latest });
  const stays = shown.key === key && shown.state.status === 'ready' && latest.status !== 'ready';
  if (stays || (shown.key === key && shown.state === latest)) return shown.state;
  setShown({ key, state: latest });
  return latest;
}

interface PendingRegionProps {
  readonly remote: Remote;
  readonly expose: string;
  readonly untouched: true | undefined;
}

/** The section's own skeleton, as soon as its code is there. */
function PendingRegion({ untouched, ...source }: PendingRegionProps) {
  const hydrated = useHydrated();
  // A server that does not run the code knows no skeleton; the browser's first render is to be the same.
  if (untouched && !hydrated) return <RegionLoading />;
  return (
    <Suspense fallback={<RegionLoading />}>
      <SectionLoading {...source} />
    </Suspense>
  );
}

function SectionLoading({ remote, expose }: { readonly remote: Remote; readonly expose: string }) {
  const { modules } = useRegionEnvironment();
  const { Loading } = use(modules.read(remote, expose));
  return <RegionLoading>{Loading && <Loading />}</RegionLoading>;
}
