import { renameSync, writeFileSync } from 'node:fs';

/** For its owner only; whole or not there at all, whenever the process or the machine ends. */
export function writePrivately(file: string, text: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
