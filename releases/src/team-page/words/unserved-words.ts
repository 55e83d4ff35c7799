import { releaseName } from 'shared/contract';
import type { UnservedRelease } from '../../store/unserved-releases.ts';

/** What visitors get in the place of a release that cannot be served, why, and the way out. */
export function unservedWords({ section, version, instead, why }: UnservedRelease): string {
  const outcome =
    instead === null
      ? `The site goes on without ${section}`
      : `Visitors get ${releaseName(section, instead)}, which was everybody’s before`;
  return `${releaseName(section, version)} cannot be served. ${outcome}. ${why} Publish and promote a new version.`;
}
