import type { ComponentType } from 'react';
import type { Http } from '../http/index.ts';

/** What a loader gets: on the server and in the browser the same. */
export interface LoaderArgs {
  /** The address that is shown, query included. */
  readonly url: URL;
  /** The parameter in the route's path, decoded, by its name: `{ event: 'picnic-7' }`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The site's content API; on the server through the edge's cache. */
  readonly http: Http;
  /** Aborted when the visitor went elsewhere or the render's time is over. */
  readonly signal: AbortSignal;
}

/** A picture for previews. */
export interface PageImage {
  readonly src: string;
  /** Pixels of the file, where they are known. */
  readonly width: number | null;
  readonly height: number | null;
  /** What it shows, in words. */
  readonly alt: string;
}

/** What a page says about itself to browsers, search engines and the title bar. */
export interface PageHead {
  readonly title?: string;
  /** The title bar's heading, where it is not the route's title (an event's name). */
  readonly heading?: string;
  readonly description?: string;
  /** HTTP status of the document, where it is not 200 (an event that does not exist: 404). */
  readonly status?: number;
  /** The page's own path, where the address that is shown is another door to it; null: search engines leave it out. */
  readonly canonical?: string | null;
  /** The path that the page has moved to for good. It is answered with a redirect (308) that keeps the query. */
  readonly movedTo?: string;
  /** Shown when the page is shared; without it the site's own picture is. */
  readonly image?: PageImage;
  /** schema.org objects. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

/** Props of a page's or a slot's component. `Data` is what its loader returned: JSON values only. */
export interface SectionProps<Data> {
  readonly data: Data;
}

/** A slot module: `src/slots/<slot>.tsx` exports `Component`, and `loader` when it needs data. */
export interface SlotModule<Data = unknown> {
  readonly Component: ComponentType<SectionProps<Data>>;
  readonly loader?: (args: LoaderArgs) => Promise<Data>;
  /** Shown while the data is on its way: keeps the shape of what comes. Without it the shell draws a spinner. */
  readonly Loading?: ComponentType;
}

/** A page module: `src/pages/<page>.tsx`. */
export interface PageModule<Data = unknown> extends SlotModule<Data> {
  readonly head?: (args: { readonly data: Data; readonly url: URL }) => PageHead;
}
