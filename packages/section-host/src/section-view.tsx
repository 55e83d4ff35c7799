import type { ReactNode } from 'react';
import type { SectionState } from './use-section.ts';

/** A section, or its own skeleton while its data is on its way. */
export function SectionView({ state }: { readonly state: Exclude<SectionState, { status: 'failed' }> }): ReactNode {
  const { Component, Loading } = state.module ?? {};
  if (state.status === 'ready' && Component) return <Component data={state.data} />;
  return Loading ? <Loading /> : <p role="status">Loading…</p>;
}

interface SectionFailedProps {
  /** The site's. */
  readonly host: string;
  readonly retry: () => void;
}

export function SectionFailed({ host, retry }: SectionFailedProps): ReactNode {
  return (
    <div role="alert">
      <p>This part of {host} cannot be shown right now.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
