import { readFile } from 'node:fs/promises';
import { beforeParameter, FRAME_SLOTS, type Remote, type SectionRelease } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';
import { nameOf } from './candidate.ts';
import type { Objection } from './objection.ts';

export interface Offers {
  readonly own: SectionRelease;
  /** The section's stable release; null before its first. */
  readonly stable: SectionRelease | null;
  /** Serving releases of the other sections. */
  readonly others: readonly SectionRelease[];
  readonly shells: readonly ShellRelease[];
}

/** Objects when the release lacks something that the stable one offers and others use. */
export async function offerObjections(offers: Offers): Promise<Objection[]> {
  const { own, stable } = offers;
  if (!stable) return [];
  const paths = await Promise.all(lost(stable, own, pathsOf).map((path) => linkedPath(offers, path)));
  const slots = lost(stable, own, offeredBy).map((slot) => filledSlot(offers, slot));
  const fillings = lost(stable, own, filledBy)
    .filter((slot) => !own.remote.gone?.includes(slot))
    .map((slot) => emptySlot(offers, slot));
  return [...paths, ...slots, ...fillings]
    .filter((message) => message !== null)
    .map((message) => ({ rule: 'offers', message }));
}

const pathsOf = ({ routes }: Remote) => routes.map(({ path }) => path);
const offeredBy = ({ routes }: Remote) => routes.flatMap(({ slots }) => slots);
const filledBy = ({ slots }: Remote) => slots.map(({ slot }) => slot);

function lost(stable: SectionRelease, own: SectionRelease, listOf: (remote: Remote) => readonly string[]): string[] {
  const present = new Set(listOf(own.remote));
  return [...new Set(listOf(stable.remote))].filter((name) => !present.has(name));
}

async function linkedPath({ own, others, shells }: Offers, path: string): Promise<string | null> {
  const servers = [
    ...others.map((release) => ({ name: nameOf(release), file: release.serverEntry })),
    ...shells.map((release) => ({ name: nameOf(release), file: release.shellEntry })),
  ];
  const links = await Promise.all(servers.map(({ file }) => linksTo(file, path)));
  const names = servers.filter((_, index) => links[index]).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    `${nameOf(own)} has no page at ${path} any more, to which ${names.join(' and ')} still link. ` +
    'Keep the page, or wait until they have released without the link.'
  );
}

function filledSlot({ own, others }: Offers, slot: string): string | null {
  const filler = others.find(({ remote }) => filledBy(remote).includes(slot));
  if (!filler) return null;
  return (
    `${nameOf(own)} no longer has a page with the slot ${slot}, which ${nameOf(filler)} fills. ` +
    'Keep the slot, or wait until that section has released without it.'
  );
}

function emptySlot({ own, others }: Offers, slot: string): string | null {
  const host = others.find(({ remote }) => offeredBy(remote).includes(slot));
  const isInFrame = FRAME_SLOTS.some((name) => name === slot);
  if (!host && !isInFrame) return null;
  const place = host ? `on the page of ${nameOf(host)}` : "in the shell's frame";
  return (
    `${nameOf(own)} no longer fills the slot ${slot}, which would be empty ${place}. ` +
    `Fill it, or say that it is meant: "gone": ["${slot}"] in remote.json.`
  );
}

/**
 * Whether a release links to a path: its server build, one file, has the path as a string literal.
 * A literal that is no link also counts, so an objection may be a false alarm.
 * Of a path with a parameter, the literal is what stands before it.
 * @param path as in `remote.json`: lower-case letters, digits, slashes, dashes
 */
async function linksTo(serverFile: string | null, path: string): Promise<boolean> {
  if (serverFile === null) return false;
  const code = await readFile(serverFile, 'utf8').catch(() => '');
  const before = beforeParameter(path);
  const literal = before === null ? `${path}/?["'\`?#\\\\]` : `${before}["'\`$:]`;
  return new RegExp(`["'\`]${literal}`).test(code);
}
