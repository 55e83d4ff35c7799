import type { VisitedAddress } from './addresses-to-visit.ts';

/** What one visit of a page has seen. */
export interface Sight {
  /** What is wrong with the page, as a sentence; null when nothing is. */
  readonly fault: string | null;
  /** Of the document; 0 when there is none. */
  readonly status: number;
}

type Visit = (address: string) => Promise<Sight>;

/** The two ways to visit a page. */
export interface Compared {
  readonly candidate: Visit;
  readonly stable: Visit;
  /** `on the server` */
  readonly place: string;
}

/** What visits found. */
export type Round =
  | { readonly kind: 'fine' | 'fault'; readonly why: string }
  /** Nothing is known: the content is away, or each page fails with the stable release too. */
  | { readonly kind: 'unmade'; readonly why: string };

/**
 * Visits addresses until one fails with the candidate only. A fault counts when the candidate has it twice, and the stable release,
 * visited in between, has none. Rejects when `signal` aborts.
 */
export async function visitAll(
  addresses: readonly VisitedAddress[],
  compared: Compared,
  signal: AbortSignal,
): Promise<Round> {
  let failingAnyway = 0;
  for (const { address } of addresses) {
    signal.throwIfAborted();
    const { candidate, isStableFaulty } = await compare(address, compared);
    if (candidate !== null) return { kind: 'fault', why: `${address} failed ${compared.place}: ${candidate}` };
    if (isStableFaulty) failingAnyway += 1;
  }
  const { length } = addresses;
  if (length > 0 && failingAnyway === length)
    return { kind: 'unmade', why: `each page fails ${compared.place}, with the stable release too` };
  return { kind: 'fine', why: `${length} ${length === 1 ? 'page' : 'pages'} ${compared.place}` };
}

/** @returns the candidate's own fault; null for none */
async function compare(address: string, { candidate, stable }: Compared) {
  const first = await candidate(address);
  if (first.fault === null && !isRefused(first)) return { candidate: null, isStableFaulty: false };
  const before = await stable(address);
  const again = await candidate(address);
  return { candidate: worse(again, before), isStableFaulty: before.fault !== null };
}

function worse(sight: Sight, than: Sight): string | null {
  if (than.fault !== null) return null;
  if (sight.fault !== null) return sight.fault;
  const isNewlyRefused = isRefused(sight) && !isRefused(than);
  return isNewlyRefused ? `its status is ${sight.status}, and ${than.status} with the stable release.` : null;
}

/** The page answers, for example that there is no such entry. */
function isRefused({ status }: Sight): boolean {
  return status >= 400;
}
