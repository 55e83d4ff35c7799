import { assetPath, type Remote } from 'shared/contract';

/** Addresses of an exposed module's files of one kind. */
export function exposedFiles(remote: Remote, expose: string, kind: 'js' | 'css'): string[] {
  const files = remote.exposes[expose]?.[kind] ?? [];
  return files.map((file) => assetPath(remote.name, remote.version, file));
}

/** Addresses of an exposed module's scripts in loading order: the container, then its chunks. */
export function scriptFiles(remote: Remote, expose: string): string[] {
  return [assetPath(remote.name, remote.version, remote.entry), ...exposedFiles(remote, expose, 'js')];
}
