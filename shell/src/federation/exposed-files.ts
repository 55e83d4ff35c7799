import { assetPath, type Remote } from 'shared/contract';

/** Addresses of an exposed module's files of one kind. */
export function exposedFiles(remote: Remote, expose: string, kind: 'js' | 'css'): string[] {
  const files = remote.exposes[expose]?.[kind] ?? [];
  return files.map((file) => assetPath(remote.name, remote.version, file));
}

/** Addresses of the scripts of an exposed module, in the order of need: the container first, then what it will ask for. */
export function scriptFiles(remote: Remote, expose: string): string[] {
  return [assetPath(remote.name, remote.version, remote.entry), ...exposedFiles(remote, expose, 'js')];
}
