import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StepError } from '../process/step.mjs';

/**
 * Writes a file that other users cannot read: whole, or not at all. One that is there has the same owner and group after it,
 * and a link to it stays a link.
 * @param {string} file
 * @param {string} text
 */
export async function writePrivateFile(file, text) {
  const target = await realpath(file).catch(() => file);
  const draft = `${target}.${randomUUID()}`;
  try {
    const before = await stat(target).catch(() => null);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(text);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (before) await giveTo(draft, before);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new StepError(`${file} cannot be written (${Object(error).code ?? error}).${accessHint(error)}`, {
      cause: error,
    });
  }
}

/** A group that may read or write the file still may. @param {string} draft @param {import('node:fs').Stats} before */
async function giveTo(draft, { uid, gid, mode }) {
  await chown(draft, uid, gid);
  await chmod(draft, 0o600 | (mode & 0o060));
}

/** What to do about a file that this user may not use; '' for other reasons. @param {unknown} error */
export function accessHint(error) {
  const { code } = Object(error);
  if (code === 'EISDIR') return ' It is a folder: name a file by --file.';
  return code === 'EACCES' || code === 'EPERM' ? ' Run this by `sudo`, or name another file by --file.' : '';
}
