import { beforeParameter, releaseName, type Remote } from 'shared/contract';

/** The message for two sections with one path; null when each path has one owner. */
export function routeOverlap(remotes: readonly Remote[]): string | null {
  const owners = new Map<string, Remote>();
  for (const remote of remotes) {
    for (const { path } of remote.routes) {
      const owner = owners.get(normal(path));
      if (owner) return `Both ${nameOf(owner)} and ${nameOf(remote)} claim the path ${path}.`;
      owners.set(normal(path), remote);
    }
  }
  return null;
}

/** The name of a parameter makes no other path. */
function normal(path: string): string {
  const before = beforeParameter(path);
  return before === null ? path.replace(/(?<=.)\/+$/, '') : `${before}:`;
}

function nameOf({ name, version }: Remote): string {
  return releaseName(name, version);
}
