import type { SectionRelease } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';
import type { Candidate } from './candidate.ts';
import { contractObjections, silentShell } from './contract.ts';
import { libraryObjections } from './libraries.ts';
import type { Objection } from './objection.ts';
import { offerObjections } from './offers.ts';
import { pathObjections } from './paths.ts';
import type { ServingSite } from './serving-site.ts';

/** The rules that read registrations only: paths, offers, libraries, contract. */
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
