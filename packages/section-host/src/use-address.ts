import { useMemo, useState } from 'react';
import type { HostNavigation } from '../types/index.d.ts';

export interface SectionAddress {
  /** Path, query and hash at the site. */
  readonly address: string;
  readonly navigation: HostNavigation;
}

/** Where the section is: the host says it, or the section itself remembers it. */
export function useAddress(url: string, hosts: HostNavigation | undefined): SectionAddress {
  const [moved, setMoved] = useState({ url, address: url });
  // The host shows another page: what was remembered of the one before is over.
  const address = moved.url === url ? moved.address : url;
  const own = useMemo<HostNavigation>(() => {
    const path = pathOf(url);
    return {
      hrefOf: (to) => (pathOf(to) === path ? to : null),
      go: (to) => setMoved({ url, address: to }),
    };
  }, [url]);
  return hosts ? { address: url, navigation: hosts } : { address, navigation: own };
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
