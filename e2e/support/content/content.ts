import type { APIRequestContext } from '@playwright/test';

/** What the journeys read of the content API, on the site's own origin (specification, section 7). */
export interface ContentEvent {
  readonly id: string;
  readonly attributes: {
    readonly title: string;
    readonly startDate: string;
    readonly endDate: string | null;
    readonly time: string;
    readonly type: string | null;
    readonly registerationLink: string | null;
    readonly venue: {
      readonly data: { readonly attributes: { readonly name: string; readonly address: string } } | null;
    };
    readonly image: { readonly data: { readonly attributes: ContentImage } | null };
    readonly desc: readonly ContentBlock[] | null;
    readonly eventStatus: string | null;
    readonly previousStartDate: string | null;
    readonly onlineLink: string | null;
  };
}

interface ContentImage {
  readonly url: string;
  readonly alternativeText: string | null;
  readonly formats: Readonly<Record<string, { readonly url: string }>> | null;
}

export interface ContentBlock {
  readonly type: string;
  readonly text?: string;
  readonly bold?: boolean;
  readonly level?: number;
  readonly format?: 'ordered' | 'unordered';
  readonly url?: string;
  readonly image?: ContentImage;
  readonly children?: readonly ContentBlock[];
}

interface ContentSermon {
  readonly id: string;
  readonly attributes: {
    readonly title: string;
    readonly preacher: string;
    readonly audio: { readonly data: readonly { readonly attributes: { readonly url: string } }[] };
    readonly backgroundImage: { readonly data: readonly { readonly attributes: ContentImage }[] };
    /** WebVTT. */
    readonly transcript: string | null;
  };
}

interface LatestSermon {
  readonly title: string;
  readonly preacher: string;
  readonly description: string;
}

/** All events, startDate ascending. */
export async function readEvents(request: APIRequestContext): Promise<readonly ContentEvent[]> {
  return read(request, '/api/events?populate=*&sort=startDate:asc&pagination[pageSize]=100');
}

/** The events that have not started, startDate ascending. */
export async function readUpcoming(request: APIRequestContext): Promise<readonly ContentEvent[]> {
  const events = await readEvents(request);
  return events.filter(({ attributes }) => Date.parse(attributes.startDate) > Date.now());
}

export function readSermons(request: APIRequestContext): Promise<readonly ContentSermon[]> {
  return read(request, '/api/sermons?populate=*');
}

export async function readLatestSermon(request: APIRequestContext): Promise<LatestSermon> {
  const { attributes } = await read<{ attributes: LatestSermon }>(request, '/api/latest-sermon');
  return attributes;
}

export async function readSettings(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const { attributes } = await read<{ attributes: Record<string, string> }>(request, '/api/site-setting');
  return attributes;
}

async function read<Data>(request: APIRequestContext, address: string): Promise<Data> {
  const response = await request.get(address);
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}: the content API is not there.`);
  const body: { data: Data } = await response.json();
  return body.data;
}

/** @throws when there is none: a journey without its content would prove nothing. */
export function firstOf<Item>(
  items: readonly Item[],
  wanted: string,
  accept: (item: Item) => boolean = () => true,
): Item {
  const item = items.find(accept);
  if (item === undefined) throw new Error(`The seeded content has no ${wanted}.`);
  return item;
}
