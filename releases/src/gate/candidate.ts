import { releaseName } from 'shared/contract';
import type { SectionRelease } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';

/** A build whose `remote.json` is valid. */
export type Candidate =
  | { readonly kind: 'section'; readonly folder: string; readonly release: SectionRelease }
  | { readonly kind: 'shell'; readonly folder: string; readonly release: ShellRelease };

export function nameOf({ remote }: SectionRelease | ShellRelease): string {
  return releaseName(remote.name, remote.version);
}
