import type { EventEmitter } from 'node:events';
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What a build writes, and what it does not read: too much to be watched. */
const NOT_SOURCES = ['dist', 'node_modules', 'kit', '.git'];
/** Milliseconds in which an editor may write several files. */
const PAUSE_MS = 50;

export interface Builds {
  /** Resolves when the last save is built; rejects when it cannot be. */
  readonly ready: () => Promise<void>;
  readonly stop: () => void;
}

export interface BuildOptions {
  /** The folder that is watched. */
  readonly folder: string;
  readonly make: () => Promise<void>;
  /** Emits `change` after each build but the first, also when it has failed. */
  readonly changes: EventEmitter;
  readonly say: (line: string) => void;
}

/** Builds now, and after each save. One build runs at a time. */
export function buildAtEachSave({ folder, make, changes, say }: BuildOptions): Builds {
  const tell = (error: Error) => say(`✗ ${error.message}`);
  let current = make();
  current.catch(tell);
  const rebuild = () => {
    current = current.catch(() => undefined).then(make);
    void current.catch(tell).then(() => changes.emit('change'));
  };
  let waiting: NodeJS.Timeout | undefined;
  const stopWatching = watchSources(folder, () => {
    clearTimeout(waiting);
    waiting = setTimeout(rebuild, PAUSE_MS);
  });
  return {
    ready: () => current,
    stop() {
      stopWatching();
      clearTimeout(waiting);
    },
  };
}

/** Watches the files of a folder, and all that is in its folders of sources, which may vanish and come back. @returns stops */
function watchSources(folder: string, changed: () => void): () => void {
  const isSource = (name: string) => !NOT_SOURCES.includes(name);
  /** By name and number on the disk: a folder that was put back is another one. */
  const inside = new Map<string, FSWatcher>();
  const look = () => {
    const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory() && isSource(one.name));
    const present = new Map(names.map(({ name }) => [`${name} ${numberOf(join(folder, name))}`, name]));
    for (const key of inside.keys()) if (!present.has(key)) forget(key);
    for (const [key, name] of present) if (!inside.has(key)) follow(key, name);
  };
  const follow = (key: string, name: string) => {
    const watcher = watch(join(folder, name), { recursive: true }, changed);
    // A folder that vanishes while it is read.
    watcher.on('error', () => forget(key));
    inside.set(key, watcher);
  };
  const forget = (key: string) => {
    inside.get(key)?.close();
    inside.delete(key);
  };
  look();
  const root = watch(folder, (_event, name) => {
    if (name === null || !isSource(name)) return;
    look();
    changed();
  });
  return () => [root, ...inside.values()].forEach((watcher) => watcher.close());
}

function numberOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}
