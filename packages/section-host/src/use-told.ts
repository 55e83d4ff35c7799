import { useEffect } from 'react';
import { toastQueue } from 'shared/shell-api';
import type { HostedSectionProps } from '../types/index.d.ts';
import type { SectionState } from './use-section.ts';

type Told = Pick<HostedSectionProps, 'onToast' | 'onHead' | 'onError'>;

/** Tells the host what the shell would show elsewhere in the page: messages, title, failures. @param url what is shown */
export function useTold(state: SectionState, url: string, { onToast, onHead, onError }: Told): void {
  useEffect(
    () =>
      onToast &&
      toastQueue.subscribe(({ messages }) => {
        if (messages.length === 0) return;
        toastQueue.setState({ messages: [] });
        messages.forEach(({ kind, text }) => onToast({ kind, text }));
      }),
    [onToast],
  );

  useEffect(() => {
    if (state.status === 'failed') (onError ?? console.error)(state.error);
    if (state.status === 'ready') onHead?.(state.module.head?.({ data: state.data, url: new URL(url) }) ?? {});
  }, [state, url, onHead, onError]);
}
