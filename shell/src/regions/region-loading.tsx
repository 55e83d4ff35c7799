import type { Remote } from 'shared/contract';
import { type ReactNode, Suspense, use } from 'react';
import { useHydrated } from 'shared/ui/hydrated';
import { Spinner } from 'shared/ui/spinner';
import { useRegionEnvironment } from './region-environment.ts';
import styles from './region.module.css';

interface PendingRegionProps {
  readonly remote: Remote;
  readonly expose: string;
  /** The server did not run the region's code. */
  readonly untouched: true | undefined;
}

/** A region without data: the section's own skeleton, as soon as its code is loaded. */
export function PendingRegion({ untouched, ...source }: PendingRegionProps) {
  const hydrated = useHydrated();
  // The browser's first render must equal the server's, which had no skeleton.
  if (untouched && !hydrated) return <RegionLoading />;
  return (
    <Suspense fallback={<RegionLoading />}>
      <SectionLoading {...source} />
    </Suspense>
  );
}

function SectionLoading({ remote, expose }: Omit<PendingRegionProps, 'untouched'>) {
  const { modules } = useRegionEnvironment();
  const { Loading } = use(modules.read(remote, expose));
  return <RegionLoading>{Loading && <Loading />}</RegionLoading>;
}

/** @param props.children the section's own skeleton, in place of a spinner */
export function RegionLoading({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children ?? (
        <div className={styles.loading}>
          <Spinner label="Loading" />
        </div>
      )}
      <ScriptMissing />
    </>
  );
}

/** Path and query of the document, without reading them: React draws this also where nothing has to be awaited. */
const THIS_ADDRESS = '';

/** Without the page's script the spinner never ends. So a message with a link appears after some seconds. */
function ScriptMissing() {
  if (useHydrated()) return null;
  return (
    <p className={styles.plain}>
      This part of the page cannot be shown right now. <a href={THIS_ADDRESS}>Try again</a>
    </p>
  );
}
