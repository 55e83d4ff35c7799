import type { Lock, Remote } from 'shared/contract';
import type { LoadedLock } from '../store/load-lock.ts';

/** A loaded lock without files. Each section has one page of its own name. */
export function loadedLock(lock: Lock): LoadedLock {
  const files = { browserDir: '/browser', integrity: {} };
  const sections = Object.entries(lock).filter(([name]) => name !== 'shell');
  const remoteOf = (name: string, version: string): Remote => ({
    name,
    version,
    contract: '1.1.0',
    source: '',
    entry: 'remoteEntry.js',
    globalName: name,
    requires: {},
    exposes: {},
    routes: [{ path: `/${name}`, page: name, title: name, slots: [], query: [] }],
    slots: [],
  });
  const shell = { name: 'shell' as const, version: lock['shell'] ?? '', source: '', js: [], css: [], fonts: [] };
  return {
    lock,
    missing: [],
    fallback: null,
    shell: { remote: shell, shellEntry: '/server.cjs', ...files },
    sections: sections.map(([name, version]) => ({
      remote: remoteOf(name, version),
      serverEntry: '/entry.cjs',
      ...files,
    })),
  };
}
