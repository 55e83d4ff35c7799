import type { VisitingBrowser } from '../browser/open-browser.ts';
import type { Draw, Drawing } from '../browser/draw-page.ts';
import type { PageToVisit } from '../browser/visit-page.ts';
import { type ComparedPictures, comparePictures, type Difference } from './compare-pictures.ts';
import type { DrawnPage, PictureChange } from './picture-report.ts';

type Release = Omit<PageToVisit, 'address'>;

/** A release whose pages are drawn beside those of the stable one. */
export interface SectionToDraw {
  readonly addresses: readonly string[];
  readonly browser: VisitingBrowser;
  readonly candidate: Release;
  readonly stable: Release;
  /** What all clocks say. */
  readonly at: Date;
  readonly signal: AbortSignal;
  /** What is stored: the first changes; of all others only the words. */
  readonly most?: { readonly changes: number; readonly bytes: number };
}

/** A page, and its pictures by name. */
export interface PageWithPictures {
  readonly page: DrawnPage;
  readonly pictures: ReadonlyMap<string, Buffer>;
}

const MOST = { changes: 24, bytes: 12 * 1024 ** 2 };

/** Pages rest for most of the time. */
const AT_ONCE = 2;

/** Draws all pages, some at once. Rejects when `signal` aborts or the browser ends. */
export async function* drawSection(section: SectionToDraw): AsyncGenerator<PageWithPictures> {
  const { addresses, browser, at, signal, most = MOST } = section;
  const left = { ...most };
  for (let first = 0; first < addresses.length; first += AT_ONCE) {
    signal.throwIfAborted();
    const next = addresses.slice(first, first + AT_ONCE);
    const drawn = next.map((address) => browser.draw({ address, at }, (draw) => drawBoth(draw, section)));
    for (const [index, pairs] of (await Promise.all(drawn)).entries())
      yield await describePage(pairs, { address: next[index] ?? '', number: first + index, left });
  }
}

interface Described {
  /** What may still be stored. */
  readonly left: { changes: number; bytes: number };
  readonly address: string;
  /** Of the page, for the names of its pictures. */
  readonly number: number;
}

async function describePage(drawn: Pairs | string, { address, number, left }: Described): Promise<PageWithPictures> {
  const pictures = new Map<string, Buffer>();
  if (typeof drawn === 'string') return { page: { address, fault: drawn, changes: [] }, pictures };
  const changes: PictureChange[] = [];
  for (const [width, pair] of drawn) {
    const difference = await comparePictures(pair);
    if (!difference) continue;
    const { share, unsteady } = difference;
    const name = store(difference, `${number}-${width}`, { pictures, left });
    changes.push({ width, share, unsteady, name });
  }
  return { page: { address, fault: null, changes }, pictures };
}

/** By width; none where both pictures are the same file. */
type Pairs = ReadonlyMap<number, ComparedPictures>;

/** Draws what differs twice. @returns why that is not known, as a sentence, when a page has a fault */
async function drawBoth(draw: Draw, { candidate, stable }: SectionToDraw): Promise<Pairs | string> {
  const [before, after] = [await draw(stable), await draw(candidate)];
  const differing = [...before.pictures.keys()].filter((width) => !isSame(before, after, width));
  const [again, last] = differing.length > 0 ? [await draw(stable), await draw(candidate)] : [before, after];
  const fault = faultOf(after, candidate) ?? faultOf(last, candidate) ?? faultOf(before, stable) ?? faultOf(again, stable);
  if (fault !== null) return fault;
  const pairs = differing.flatMap((width) => {
    const [first, second] = [pairOf(before, again, width), pairOf(after, last, width)];
    return first && second ? [[width, { before: first, after: second }] as const] : [];
  });
  return new Map(pairs);
}

function isSame(one: Drawing, other: Drawing, width: number): boolean {
  return one.pictures.get(width)?.equals(other.pictures.get(width) ?? Buffer.alloc(0)) ?? false;
}

function pairOf(one: Drawing, other: Drawing, width: number): readonly [Buffer, Buffer] | null {
  const [first, second] = [one.pictures.get(width), other.pictures.get(width)];
  return first && second ? [first, second] : null;
}

function faultOf({ fault }: Drawing, { release }: Release): string | null {
  return fault === null ? null : `With ${release}, ${fault}`;
}

interface Storing extends Pick<Described, 'left'> {
  readonly pictures: Map<string, Buffer>;
}

/** The name of the pictures; null where they are too many. */
function store({ shown }: Difference, name: string, { pictures, left }: Storing): string | null {
  const bytes = Object.values(shown).reduce((sum, { length }) => sum + length, 0);
  if (left.changes === 0 || bytes > left.bytes) return null;
  left.changes -= 1;
  left.bytes -= bytes;
  for (const [part, picture] of Object.entries(shown)) pictures.set(`${name}-${part}`, picture);
  return name;
}
