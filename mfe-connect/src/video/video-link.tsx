import type { ReactNode } from 'react';
import { linkClass, NewTabLink } from 'shared/ui/link';

/** The way to a video without its player. Nothing for an address that no browser opens. */
export function VideoLink({ address }: { readonly address: string | null }): ReactNode {
  if (!address || !/^(https?:\/)?\//i.test(address)) return null;
  return (
    <NewTabLink className={linkClass('out')} href={address}>
      Watch the video
    </NewTabLink>
  );
}
