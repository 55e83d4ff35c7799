import type { ReactNode } from 'react';
import { type PageHead, useSettings } from 'section-kit/shell-api';
import { LiveStream } from '../features/live-stream/live-stream.tsx';
import { useStreamTab } from '../features/live-stream/use-stream-tab.ts';

export function head(): PageHead {
  return {
    title: 'Live Stream',
    description:
      'Worship with Soteria Church in Baltimore County, Maryland, from wherever you are: the way to the live stream, when there is one.',
  };
}

export function Component(): ReactNode {
  const { streamUrl } = useSettings();
  useStreamTab(streamUrl);
  return <LiveStream address={streamUrl} />;
}
