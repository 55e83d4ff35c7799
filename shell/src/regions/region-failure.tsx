import type { Remote } from 'shared/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import { useRegionEnvironment } from './region-environment.ts';
import styles from './region.module.css';

interface RegionFailureProps {
  readonly remote: Remote;
  /** The region's content is still on the screen. */
  readonly contentShown?: boolean;
}

/** The message of a region that failed. Try again downloads the release's files anew: they may have been damaged. */
export function RegionFailure({ remote, contentShown = false }: RegionFailureProps) {
  const { modules, releases } = useRegionEnvironment();
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    // The fallback may have failed too.
    await Promise.all(releases.of(remote.name).map(modules.forget));
    await revalidate();
    setRetrying(false);
  }

  return (
    <Container className={styles.failure}>
      <StateMessage
        kind="error"
        title={
          contentShown ? 'This part of the page is not responding.' : 'This part of the page cannot be shown right now.'
        }
        onRetry={() => void retry()}
        retrying={retrying}
      >
        {contentShown
          ? 'You can still read it and follow its links.'
          : 'The rest of the page works. Please try again in a moment.'}
      </StateMessage>
    </Container>
  );
}
