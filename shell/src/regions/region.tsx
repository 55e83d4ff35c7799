import { releaseName } from 'shared/contract';
import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from 'shared/ui/spinner';
import { useHydrated } from '../document/use-hydrated.ts';
import { RegionBoundary } from './region-boundary.tsx';
import { PlainRetry } from './plain-retry.tsx';
import { useRegionEnvironment } from './region-environment.ts';
import { RegionFailure } from './region-failure.tsx';
import styles from './region.module.css';
import type { RegionSource, RegionState } from './region-state.ts';

interface RegionProps extends RegionSource {
  readonly state: RegionState;
}

/** One section's part of the page: its files, its component, and whatever goes wrong with them. */
export function Region({ remote, expose, state }: RegionProps) {
  const { files } = useRegionEnvironment();
  return (
    <div data-section={remote.name} data-release={releaseName(remote.name, remote.version)}>
      {files(remote, expose)}
      <RegionContent remote={remote} expose={expose} state={state} />
    </div>
  );
}

function RegionContent({ remote, expose, state: latest }: RegionProps) {
  const { report } = useRegionEnvironment();
  const state = useShownState(latest);
  if (state.status === 'pending') return <PendingRegion remote={remote} expose={expose} untouched={state.untouched} />;
  if (state.status === 'failed') return <RegionFailure remote={remote} />;
  return (
    <RegionBoundary
      resetKey={state}
      fallback={<RegionFailure remote={remote} />}
      onError={(error) => report(error, remote)}
    >
      <ReadyRegion remote={remote} expose={expose} data={state.data} failed={latest.status === 'failed'} />
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

interface PendingRegionProps extends RegionSource {
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

function SectionLoading({ remote, expose }: RegionSource) {
  const { modules } = useRegionEnvironment();
  const { Loading } = use(modules.read(remote, expose));
  return <RegionLoading>{Loading && <Loading />}</RegionLoading>;
}

interface ReadyProps extends RegionSource {
  readonly data: unknown;
}

/** Set by the fallback while it is on the screen: there is then no server-rendered content to keep. */
const BareContext = createContext<(bare: boolean) => void>(() => undefined);

interface ReadyRegionProps extends ReadyProps {
  /** The latest attempt failed; `data` is of an earlier one. */
  readonly failed: boolean;
}

function ReadyRegion({ remote, expose, data, failed }: ReadyRegionProps) {
  const [bare, setBare] = useState(false);
  return (
    <BareContext value={setBare}>
      {!bare && <KeptNotice remote={remote} expose={expose} failed={failed} />}
      <RegionBody remote={remote} expose={expose} data={data} />
    </BareContext>
  );
}

/**
 * Memoized: a re-render from above would make React give up the server's HTML of a boundary that is not hydrated yet.
 */
const RegionBody = memo(function RegionBody({ remote, expose, data }: ReadyProps) {
  return (
    <Suspense fallback={<BareFallback remote={remote} expose={expose} />}>
      <SectionComponent remote={remote} expose={expose} data={data} />
    </Suspense>
  );
});

function SectionComponent({ remote, expose, data }: ReadyProps) {
  const { modules } = useRegionEnvironment();
  const { Component } = use(modules.read(remote, expose));
  return <Component data={data} />;
}

function useModuleFailure({ remote, expose }: RegionSource): boolean {
  const { modules } = useRegionEnvironment();
  const snapshot = () => modules.failure(remote, expose);
  return useSyncExternalStore(modules.subscribe, snapshot, () => undefined) !== undefined;
}

/** What is on the screen stays, but its code did not arrive, or what was asked for since did not: it says so. */
function KeptNotice({ failed, ...source }: RegionSource & { readonly failed: boolean }) {
  const moduleFailed = useModuleFailure(source);
  return failed || moduleFailed ? <RegionFailure remote={source.remote} kept /> : null;
}

/** Nothing is on the screen: the server's render failed too, or this is a client navigation. */
function BareFallback(source: RegionSource) {
  const setBare = useContext(BareContext);
  const failed = useModuleFailure(source);
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
  return failed ? <RegionFailure remote={source.remote} /> : <RegionLoading />;
}

/** Without JavaScript nothing would ever follow the spinner: such a visitor gets words and a link. */
function RegionLoading({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children ?? (
        <div className={styles.loading}>
          <Spinner label="Loading" />
        </div>
      )}
      <noscript>
        <p>This part of the page cannot be shown right now.</p>
      </noscript>
      <PlainRetry />
    </>
  );
}
