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
import { useRegionEnvironment } from './region-environment.ts';
import { RegionFailure } from './region-failure.tsx';
import { RegionLoading } from './region-loading.tsx';
import { releaseMark } from './release-mark.ts';
import { useModuleFailure } from './use-module-failure.ts';

interface ReadyProps {
  readonly remote: Remote;
  readonly expose: string;
  readonly data: unknown;
  /** When its code fails, another release takes over: there is nothing to tell then. */
  readonly replaceable: boolean;
  /** The region's element. */
  readonly place: RefObject<HTMLElement | null>;
}

interface ReadyRegionProps extends ReadyProps {
  /** The latest attempt failed, of whichever release; `data` is of an earlier one. */
  readonly failed: boolean;
}

/** Set by the fallback while it is on the screen: there is then no server-rendered content to keep. */
const BareContext = createContext<(bare: boolean) => void>(() => undefined);

/** A region whose data is there, with or without its code. */
export function ReadyRegion({ failed, ...region }: ReadyRegionProps) {
  const [bare, setBare] = useState(false);
  const moduleFailed = useModuleFailure(region.remote, region.expose) !== undefined && !region.replaceable;
  return (
    <BareContext value={setBare}>
      {/* What is on the screen stays, but its code did not arrive, or what was asked for since did not: it says so. */}
      {!bare && (failed || moduleFailed) && <RegionFailure remote={region.remote} kept />}
      {bare && failed && region.replaceable && <RegionFailure remote={region.remote} />}
      <RegionBody {...region} />
    </BareContext>
  );
}

/**
 * Memoized: a re-render from above would make React give up the server's HTML of a boundary that is not hydrated yet. The
 * release is compared by name: there is more to tell of it once the whole route table is there.
 */
const RegionBody = memo(function RegionBody(region: ReadyProps) {
  return (
    <Suspense fallback={<BareFallback {...region} />}>
      <SectionComponent {...region} />
    </Suspense>
  );
}, isSame);

function isSame(last: ReadyProps, next: ReadyProps): boolean {
  const keys = ['expose', 'data', 'replaceable', 'place'] as const;
  return releaseNameOf(last.remote) === releaseNameOf(next.remote) && keys.every((key) => last[key] === next[key]);
}

function SectionComponent({ remote, expose, data, place }: ReadyProps) {
  const { modules, late, clicks } = useRegionEnvironment();
  const release = releaseNameOf(remote);
  const woken = late?.woken({ release, expose });
  if (woken) use(woken);
  const { Component } = use(modules.read(remote, expose));
  useEffect(() => {
    if (place.current) clicks?.alive(place.current);
  }, [clicks, place]);
  return createElement(releaseMark(release), null, <Component data={data} />);
}

/** Nothing is on the screen: the server's render failed too, or this is a client navigation. */
function BareFallback({ remote, expose, replaceable }: ReadyProps) {
  const setBare = useContext(BareContext);
  const failed = useModuleFailure(remote, expose) !== undefined;
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
  return failed && !replaceable ? <RegionFailure remote={remote} /> : <RegionLoading />;
}
