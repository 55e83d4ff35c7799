import type { Remote } from 'shared/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import { useRegionEnvironment } from './region-environment.ts';
import styles from './region.module.css';

/**
 * The quiet message of a region that cannot be shown. Try again starts from the release's files: code that failed once
 * is not trusted to be what lies on the server now.
 */
export function RegionFailure({ remote, kept = false }: { readonly remote: Remote; readonly kept?: boolean }) {
  const { modules, releases } = useRegionEnvironment();
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    // The stable release, where it is another one, was tried too.
    await Promise.all(releases.of(remote.name).map(modules.forget));
    await revalidate();
    setRetrying(false);
  }

  return (
    <Container className={styles.failure}>
      <StateMessage
        kind="error"
        title={kept ? 'This part of the page is not responding.' : 'This part of the page cannot be shown right now.'}
        onRetry={() => void retry()}
        retrying={retrying}
      >
        {kept
          ? 'You can still read it and follow its links.'
          : 'The rest of the page works. Please try again in a moment.'}
      </StateMessage>
    </Container>
  );
}
