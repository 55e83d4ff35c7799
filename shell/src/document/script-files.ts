import { assetPath, type Remote } from 'shared/contract';
import { exposedFiles } from './app.tsx';

/** Addresses of the scripts of an exposed module, in the order of need: the container first, then what it will ask for. */
export function scriptFiles(remote: Remote, expose: string): string[] {
  return [assetPath(remote.name, remote.version, remote.entry), ...exposedFiles(remote, expose, 'js')];
}
