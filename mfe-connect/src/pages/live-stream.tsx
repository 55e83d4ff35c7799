import type { ReactNode } from 'react';
import { type PageHead, useSettings } from 'shared/shell-api';
import { LiveStream } from '../features/live-stream/live-stream.tsx';
import { streamAddress } from '../features/live-stream/stream-address.ts';
import { useStreamTab } from '../features/live-stream/use-stream-tab.ts';

export function head(): PageHead {
  return {
    title: 'Live Stream',
    description:
      'Watch the worship service of Soteria Church in Baltimore County, Maryland, live: every Sunday at 10:00 AM Eastern Time.',
  };
}

export function Component(): ReactNode {
  const address = streamAddress(useSettings().streamUrl);
  const blocked = useStreamTab(address);
  return <LiveStream address={address} blocked={blocked} />;
}
