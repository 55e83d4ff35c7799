import { type Remote, releaseNameOf } from 'shared/contract';
import {
  createContext,
  createElement,
  memo,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useModuleFailure, useRegionEnvironment } from './region-environment.ts';
import { RegionFailure } from './region-failure.tsx';
import { RegionLoading } from './region-loading.tsx';
import { releaseMark } from './release-mark.ts';

interface ReadyProps {
  readonly remote: Remote;
  readonly expose: string;
  readonly data: unknown;
  /** When its code fails, the stable release is loaded and no message is needed. */
  readonly hasFallback: boolean;
  /** The region's element. */
  readonly place: RefObject<HTMLElement | null>;
}

interface ReadyRegionProps extends ReadyProps {
  /** The latest attempt failed; `data` is of an earlier one. */
  readonly failed: boolean;
}

/** Tells whether the region has no content on the screen: neither the server's HTML nor its component. */
const BareContext = createContext<(bare: boolean) => void>(() => undefined);

/** A region whose data is loaded. Its code may still be missing. */
export function ReadyRegion({ failed, ...region }: ReadyRegionProps) {
  const [bare, setBare] = useState(false);
  const moduleFailed = useModuleFailure(region.remote, region.expose) !== undefined && !region.hasFallback;
  return (
    <BareContext value={setBare}>
      {/* The shown content stays, and a message says that its code or newer data failed to load. */}
      {!bare && (failed || moduleFailed) && <RegionFailure remote={region.remote} contentShown />}
      {bare && failed && region.hasFallback && <RegionFailure remote={region.remote} />}
      <RegionBody {...region} />
    </BareContext>
  );
}

/**
 * Memoized: a re-render from above makes React discard the server's HTML of a boundary that is not hydrated. Releases are
 * compared by name, because their data grows when the whole route table is loaded.
 */
const RegionBody = memo(function RegionBody(region: ReadyProps) {
  return (
    <Suspense fallback={<BareFallback {...region} />}>
      <SectionComponent {...region} />
    </Suspense>
  );
}, isSame);

function isSame(last: ReadyProps, next: ReadyProps): boolean {
  const keys = ['expose', 'data', 'hasFallback', 'place'] as const;
  return releaseNameOf(last.remote) === releaseNameOf(next.remote) && keys.every((key) => last[key] === next[key]);
}

function SectionComponent({ remote, expose, data, place }: ReadyProps) {
  const { modules, deferred, clicks } = useRegionEnvironment();
  const release = releaseNameOf(remote);
  const activation = deferred?.activation({ release, expose });
  if (activation) use(activation);
  const { Component } = use(modules.read(remote, expose));
  useEffect(() => {
    if (place.current) clicks?.replay(place.current);
  }, [clicks, place]);
  return createElement(releaseMark(release), null, <Component data={data} />);
}

/** Shown when the region has no content: after a failed server render, or on a navigation in the browser. */
function BareFallback({ remote, expose, hasFallback }: ReadyProps) {
  const setBare = useContext(BareContext);
  const failed = useModuleFailure(remote, expose) !== undefined;
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
  return failed && !hasFallback ? <RegionFailure remote={remote} /> : <RegionLoading />;
}
