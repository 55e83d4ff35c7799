import { useCallback, useEffect, useState } from 'react';
import type { Http } from 'shared/http';
import type { PageModule } from 'shared/shell-api';
import type { HostedSectionProps } from '../types/index.d.ts';
import { type LoadedSection, loadSection } from './load-section.ts';

interface Asked extends Pick<HostedSectionProps, 'load' | 'name'> {
  readonly params: HostedSectionProps['params'] | undefined;
  readonly origin: string;
  /** Path, query and hash at the site. */
  readonly address: string;
  readonly http: Http;
}

export type SectionState =
  | { readonly status: 'loading'; readonly module?: PageModule }
  | ({ readonly status: 'ready' } & LoadedSection)
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads a section, and again when its address changes; what is on the screen stays until the answer is there. */
export function useSection({ load, name, params = {}, origin, address, http }: Asked) {
  const [state, setState] = useState<SectionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const values = JSON.stringify(params);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: SectionState) => signal.aborted || setState(next);
    const onModule = (module: PageModule) =>
      signal.aborted || setState((shown) => (shown.status === 'ready' ? shown : { status: 'loading', module }));
    const url = new URL(address, origin);
    loadSection({ load, name, onModule, url, params: JSON.parse(values), http, signal }).then(
      (loaded) => settle({ status: 'ready', ...loaded }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [load, name, values, origin, address, http, attempt]);

  const fail = useCallback((error: unknown) => setState({ status: 'failed', error }), []);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, fail, retry };
}
