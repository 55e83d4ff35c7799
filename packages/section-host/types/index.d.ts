import type { ReactNode } from 'react';

/** How a host shows pages of the site at addresses of its own. */
export interface HostNavigation {
  /**
   * The host's own path for a page of the site, for links; null where the page is to open at the site.
   * @param address path, query and hash at the site: `/events?category=Men`
   */
  readonly hrefOf: (address: string) => string | null;
  /** Shows a page that `hrefOf` has an address for. */
  readonly go: (address: string, options: { readonly replace: boolean }) => void;
}

/** What a page says of itself (`PageHead` of the contract). */
export interface SectionHead {
  readonly title?: string;
  readonly heading?: string;
  readonly description?: string;
  readonly status?: number;
}

export interface SectionMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

export interface HostedSectionProps {
  /** `loadRemote` of the federation runtime. */
  readonly load: (name: string) => Promise<unknown>;
  /** The remote's name and the exposed module: `events/pages/events`, `events/slots/next-event`. */
  readonly name: string;
  /** Address of the site that the section is of: `https://church.example`. */
  readonly site: string;
  /** Path and query of the page at the site, where its loader reads them. Another value loads again. */
  readonly url?: string;
  /** The parameter in the page's path: `{ event: 'picnic-7' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Without it the section remembers its own address (a filter), and other pages open at the site. */
  readonly navigation?: HostNavigation;
  /** Short messages of the section. Without it nobody sees them. */
  readonly onToast?: (message: SectionMessage) => void;
  /** Title and description of what is drawn. */
  readonly onHead?: (head: SectionHead) => void;
  /** Why the section is not drawn. Without it the console says it. */
  readonly onError?: (error: unknown) => void;
}

/** A page or a slot of the site: loads its code and its data, and draws it with the host's React. */
export function Section(props: HostedSectionProps): ReactNode;

/** A library in the form that `registerShared` of the federation runtime takes. */
export interface SharedLibrary {
  readonly version: string;
  readonly scope: string;
  readonly lib: () => unknown;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
}

/**
 * The libraries that sections take from their host: its React, and a router and a shell API for sections in other sites. For
 * `registerShared`, before the first section is loaded.
 */
export function sharedWithSections(): Record<string, SharedLibrary>;
