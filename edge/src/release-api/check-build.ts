import { releaseName, type Remote, type ShellRemote } from 'shared/contract';
import type { ReleaseLoader } from '../releases/load-release.ts';
import type { ReleaseDocument } from '../releases/release-document.ts';
import { ReleaseError } from '../releases/release-error.ts';
import type { ReleaseFolder } from '../releases/release-store.ts';
import { routeOverlap } from '../releases/route-overlap.ts';
import type { ReleaseStatement } from '../signing/release-statement.ts';
import { servingNeighbours } from './serving-neighbours.ts';

export interface CheckBuild extends ReleaseFolder {
  /** What was signed. */
  readonly statement: ReleaseStatement;
  /** Reads the uploaded build. */
  readonly draft: ReleaseLoader;
  /** Reads what is published. */
  readonly loader: ReleaseLoader;
  readonly document: ReleaseDocument;
}

/** Throws {@link ReleaseError} when a build is not whole, or claims a path of another section. */
export async function checkBuild(build: CheckBuild): Promise<void> {
  const { section, version, draft } = build;
  if (section === 'shell') return refuseIncomplete(build, filesOfShell((await draft.shell(version)).remote));
  const { remote } = await draft.section(section, version);
  refuseIncomplete(build, filesOfSection(remote));
  const overlap = routeOverlap([...(await servingNeighbours(build.loader, build.document, section)), remote]);
  if (overlap !== null) throw new ReleaseError(overlap);
}

function filesOfShell({ js, css, fonts }: ShellRemote): readonly string[] {
  return ['server/server.cjs', ...inBrowser([...js, ...css, ...fonts])];
}

function filesOfSection({ entry, exposes }: Remote): readonly string[] {
  const exposed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  return ['server/remoteEntry.cjs', ...inBrowser([entry, ...exposed])];
}

function inBrowser(files: readonly string[]): readonly string[] {
  return files.map((file) => `browser/${file}`);
}

function refuseIncomplete({ section, version, statement }: CheckBuild, needed: readonly string[]): void {
  const missing = needed.find((file) => !Object.hasOwn(statement.files, file));
  if (missing === undefined) return;
  throw new ReleaseError(`${missing} of ${releaseName(section, version)} is missing: the build is not complete.`);
}
