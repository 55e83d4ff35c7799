import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { types } from 'node:util';
import * as v from 'valibot';
import { AuditEntry, type AuditLog, pageOf, type PlacedEntry } from './audit-log.ts';

/** Edges append at once, so the last serials may be in another order: more than edges have changes under way. */
const LAST_SERIALS = 64;

/** One JSON line per entry. Several edges may append to one file. It is read from its end, never as a whole. */
export function fileAuditLog(file: string): AuditLog {
  return {
    async append(entry) {
      await mkdir(dirname(file), { recursive: true });
      // The leading line break ends a line that a power cut left unfinished.
      await appendFile(file, `\n${JSON.stringify(v.parse(AuditEntry, entry))}`, { flush: true, mode: 0o600 });
    },
    async page({ limit, section, before }) {
      const found: PlacedEntry[] = [];
      for await (const part of partsBackward(file, before === undefined ? Infinity : Number(before))) {
        found.push(...entriesIn(part, section === undefined ? {} : { section }));
        if (found.length > limit) break;
      }
      return pageOf(found, limit);
    },
    async wasPublished({ section, version }) {
      const wanted = { version, section, action: 'publish', outcome: 'done' } as const;
      for await (const part of partsBackward(file)) if (entriesIn(part, wanted).length > 0) return true;
      return false;
    },
    async lastSerial() {
      const serials: number[] = [];
      for await (const part of partsBackward(file)) {
        serials.push(...entriesIn(part).flatMap(({ entry: { serial } }) => serial ?? []));
        if (serials.length >= LAST_SERIALS) break;
      }
      return Math.max(0, ...serials);
    },
  };
}

/** Whole lines of a file. */
interface Part {
  /** Where the first line begins, in bytes. */
  readonly start: number;
  readonly bytes: Buffer;
}

const PART_BYTES = 256 * 1024;

/** The file's lines from its end to its beginning. @param end where the last of them ends, in bytes */
async function* partsBackward(file: string, end = Infinity): AsyncGenerator<Part> {
  const handle = await openIfThere(file);
  if (!handle) return;
  try {
    let begun = Buffer.alloc(0);
    for (let to = Math.min(end, (await handle.stat()).size), from = to; to > 0; to = from) {
      from = Math.max(0, to - PART_BYTES);
      const { buffer } = await handle.read({ buffer: Buffer.alloc(to - from), position: from });
      const bytes = Buffer.concat([buffer, begun]);
      // The part before has the beginning of the first line.
      const first = from === 0 ? 0 : bytes.indexOf('\n') + 1;
      const isWhole = from === 0 || first > 0;
      if (isWhole) yield { start: from + first, bytes: bytes.subarray(first) };
      begun = isWhole ? bytes.subarray(0, Math.max(0, first - 1)) : bytes;
    }
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file);
  } catch (error) {
    if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The entries with these values, the latest first. No entry for an unfinished line. */
function entriesIn({ start, bytes }: Part, wanted: Partial<AuditEntry> = {}): readonly PlacedEntry[] {
  const values = Object.entries(wanted);
  // Most parts of a long log have nothing of what is asked for.
  if (!values.every(([name, value]) => bytes.includes(`"${name}":${JSON.stringify(value)}`))) return [];
  const found: PlacedEntry[] = [];
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf('\n', from);
    const to = end < 0 ? bytes.length : end;
    const entry = entryOf(bytes.toString('utf8', from, to));
    const isWanted = values.every(([name, value]) => entry?.[name as keyof AuditEntry] === value);
    if (entry && isWanted) found.push({ place: start + from, entry });
    from = to + 1;
  }
  return found.reverse();
}

function entryOf(line: string): AuditEntry | undefined {
  try {
    return v.parse(AuditEntry, JSON.parse(line));
  } catch {
    return undefined;
  }
}
