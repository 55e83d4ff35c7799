import { satisfies, valid } from 'semver';
import { MAIN_MENU, releaseName, type Remote, type SectionRelease, type ShellRemote } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';
import { routeOverlap } from '../table/route-overlap.ts';
import type { Candidate } from './candidate.ts';
import type { Objection } from './objection.ts';
import { offerObjections } from './offers.ts';
import type { ServingSite } from './serving-site.ts';

/** Applies the rules that read registrations only: paths, offers, libraries, contract. */
export function fitObjections(candidate: Candidate, site: ServingSite): Promise<Objection[]> {
  return candidate.kind === 'shell' ? fitOfShell(candidate.release, site) : fitOfSection(candidate.release, site);
}

async function fitOfSection(own: SectionRelease, { stable, candidates }: ServingSite): Promise<Objection[]> {
  const isOwn = ({ remote }: SectionRelease) => remote.name === own.remote.name;
  const others = [...stable.sections, ...candidates.sections].filter((release) => !isOwn(release));
  const shells = [stable.shell, candidates.shell].filter((shell) => shell !== null);
  const paths = pathObjections(
    own.remote,
    others.map(({ remote }) => remote),
  );
  const offers = await offerObjections({ own, stable: stable.sections.find(isOwn) ?? null, others, shells });
  return [...paths, ...offers, ...shells.flatMap((shell) => pairing(own, shell))];
}

async function fitOfShell(shell: ShellRelease, { stable, candidates }: ServingSite): Promise<Objection[]> {
  const sections = [...stable.sections, ...candidates.sections];
  return [...silentShell(shell.remote), ...sections.flatMap((section) => pairing(section, shell))];
}

function pairing(section: SectionRelease, shell: ShellRelease): Objection[] {
  return [...libraryObjections(section.remote, shell.remote), ...contractObjections(section.remote, shell.remote)];
}

/** The shell provides each shared library that the section needs, in its semver range. */
function libraryObjections(section: Remote, shell: ShellRemote): Objection[] {
  const { provides } = shell;
  if (!provides) return [];
  return Object.entries(section.requires)
    .filter(([library, range]) => !satisfies(provides[library] ?? '', range, { includePrerelease: true }))
    .map(([library, range]) => ({ rule: 'libraries', message: mismatch([section, shell], library, range) }));
}

function mismatch([section, shell]: readonly [Remote, ShellRemote], library: string, range: string): string {
  const has = shell.provides?.[library] ?? 'none';
  const names = [section, shell].map(({ name, version }) => releaseName(name, version));
  return (
    `${names[0]} needs ${library} ${range}, and ${names[1]} provides ${has}. Build it against what the other has, ` +
    'or publish once a fitting release of the other serves.'
  );
}

/** The shell's contract version satisfies `^` of the section's version. */
function contractObjections(section: Remote, shell: ShellRemote): Objection[] {
  if (shell.contract === undefined) return [];
  // A partial or missing version would match every shell.
  const stated = valid(section.contract) !== null;
  if (stated && satisfies(shell.contract, `^${section.contract}`, { includePrerelease: true })) return [];
  const names = [section, shell].map(({ name, version }) => releaseName(name, version));
  const message =
    `${names[0]} was written for contract ${section.contract}, and ${names[1]} speaks ${shell.contract}. ` +
    'Use what that contract has, or publish once a fitting release of the other serves.';
  return [{ rule: 'contract', message }];
}

/** Objects to a shell that declares no contract or libraries: sections could not be checked. */
function silentShell({ name, version, contract, provides }: ShellRemote): Objection[] {
  if (valid(contract) !== null && provides) return [];
  const message =
    `${releaseName(name, version)} does not say what it offers to sections. ` +
    'Build it with the present preset, which writes "contract" and "provides" into remote.json.';
  return [{ rule: 'contract', message }];
}

/** Addresses that the edge answers without a page. */
const EDGE_PATH = /^\/((api|uploads)\/|(healthz|readyz)$)/;

/** Each path has one page, and each slot one filler. @param others serving releases of other sections */
function pathObjections(own: Remote, others: readonly Remote[]): Objection[] {
  const overlaps = [routeOverlap([own]), ...others.map((other) => routeOverlap([other, own]))];
  const messages = [...overlaps.filter((overlap) => overlap !== null), ...edgePaths(own), ...slotOverlaps(own, others)];
  const chosen = messages.map((message) => `${message} Choose another one.`);
  return [...chosen, ...navigationFaults(own, others)].map((message) => ({ rule: 'paths', message }));
}

function edgePaths({ name, version, routes }: Remote): string[] {
  return routes
    .filter(({ path }) => EDGE_PATH.test(path))
    .map(({ path }) => `${releaseName(name, version)} claims the path ${path}, which the edge itself answers.`);
}

function slotOverlaps(own: Remote, others: readonly Remote[]): string[] {
  const filled = new Set(own.slots.map(({ slot }) => slot));
  return others.flatMap((other) =>
    other.slots
      .filter(({ slot }) => filled.has(slot))
      .map(
        ({ slot }) =>
          `Both ${releaseName(other.name, other.version)} and ${releaseName(own.name, own.version)} fill the slot ${slot}.`,
      ),
  );
}

/** A menu's item leads to a page of its section, and no other has its label or its path. */
function navigationFaults({ name, version, navigation = [], routes }: Remote, others: readonly Remote[]): string[] {
  const release = releaseName(name, version);
  const groups = MAIN_MENU.filter((item) => 'links' in item);
  const links = MAIN_MENU.flatMap((item) => ('links' in item ? item.links : [item]));
  const present = [
    ...links.map(({ label, to }) => ({ label, path: to })),
    ...groups.map(({ label }) => ({ label, path: '' })),
    ...others.flatMap((other) => other.navigation ?? []),
  ];
  return navigation.flatMap(({ label, path, under }, index) => {
    const taken = [...present, ...navigation.slice(0, index)];
    const adds = `${release} adds "${label}" to the main menu`;
    if (!routes.some((route) => route.path === path))
      return [`${adds} with the path ${path}, where it has no page. Name a path of its routes.`];
    if (under !== undefined && !groups.some((group) => group.label === under))
      return [
        `${adds} under "${under}", which is no group of it. Name ${groups.map((group) => group.label).join(' or ')}.`,
      ];
    if (taken.some((item) => item.label.toLowerCase() === label.toLowerCase()))
      return [`${adds}, which has an item of that name already. Choose another label.`];
    return taken.some((item) => item.path === path) ? [`${adds}, which links to ${path} already. Leave it out.`] : [];
  });
}
