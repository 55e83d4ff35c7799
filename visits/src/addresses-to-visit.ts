import {
  addressAttributes,
  beforeParameter,
  entryAddress,
  type EntryList,
  FRAME_SLOTS,
  type Remote,
  type RouteDefinition,
} from 'shared/contract';
import * as v from 'valibot';

/** Answers a call of the content API. @param address path and query */
export type AnswerContent = (address: string) => Promise<{ readonly status: number; readonly body: Uint8Array }>;

/** A section's registration, as far as visits need it. */
type Registration = Pick<Remote, 'name' | 'routes' | 'slots'>;

/** An address that the site visits itself. */
export interface VisitedAddress {
  /** Path and query. */
  readonly address: string;
  /** A browser takes a second for what the server does in hundredths. */
  readonly inBrowser: boolean;
}

/** Pages of one route that are visited: entries that were edited last are those that people look at. */
const ENTRIES = { onServer: 10, inBrowser: 2 };

const Entries = v.object({
  data: v.array(
    v.object({
      id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      attributes: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
});

/**
 * The candidate's pages, pages whose slots it fills, and the home page for the frame. A shell's are all pages. A page for entries
 * is visited with entries of the site's content. Rejects when that cannot be read.
 */
export async function addressesToVisit(
  candidate: Registration | 'shell',
  sections: readonly Registration[],
  content: AnswerContent,
): Promise<readonly VisitedAddress[]> {
  const routes = routesOf(candidate, sections);
  const found = await Promise.all(routes.map((route) => addressesOfRoute(route, content)));
  const home = fillsFrame(candidate) ? [{ address: '/', inBrowser: true }] : [];
  return [...new Map([...home, ...found.flat()].map((visited) => [visited.address, visited])).values()];
}

/** @param sections the candidate among them, in place of its stable release */
function routesOf(candidate: Registration | 'shell', sections: readonly Registration[]): readonly RouteDefinition[] {
  const all = sections.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, section: name })));
  if (candidate === 'shell') return all;
  const { name, slots } = candidate;
  const filled = new Set(slots.map(({ slot }) => slot));
  return all.filter((route) => route.section === name || route.slots.some((slot) => filled.has(slot)));
}

function fillsFrame(candidate: Registration | 'shell'): boolean {
  if (candidate === 'shell') return true;
  const frame: readonly string[] = FRAME_SLOTS;
  return candidate.slots.some(({ slot }) => frame.includes(slot));
}

async function addressesOfRoute({ path, sitemap }: RouteDefinition, content: AnswerContent): Promise<VisitedAddress[]> {
  // Without a list, nobody knows what stands for a parameter.
  if (!sitemap) return beforeParameter(path) === null ? [{ address: path, inBrowser: true }] : [];
  const entries = await latestEntries(sitemap, content);
  return entries.map((entry, at) => ({
    address: entryAddress(path, sitemap, entry),
    inBrowser: at < ENTRIES.inBrowser,
  }));
}

async function latestEntries(list: EntryList, content: AnswerContent) {
  const query = new URLSearchParams({
    ...Object.fromEntries(addressAttributes(list).map((name, at) => [`fields[${at}]`, name])),
    sort: 'updatedAt:desc',
    'pagination[pageSize]': String(ENTRIES.onServer),
  });
  const { status, body } = await content(`${list.collection}?${query}`);
  if (status >= 400) throw new Error(`the content API answers ${list.collection} with status ${status}`);
  return v.parse(Entries, JSON.parse(Buffer.from(body).toString('utf8'))).data;
}
