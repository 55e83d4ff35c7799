import * as v from 'valibot';
import { StepError } from '../process/step.mjs';

/** The last entry of a backup. A truncated backup lacks it. */
export const MANIFEST_NAME = 'manifest.json';

/** The entry of what the site has in Postgres. */
export const DUMP_NAME = 'database.dump';

/** A path relative to the data folder, with `/` and without `..`. */
const Path = v.pipe(
  v.string(),
  v.check((path) => path.split('/').every((part) => !['', '.', '..'].includes(part)) && !/[\\\0]/.test(path)),
);

const Hash = v.pipe(v.string(), v.length(64));
const Mode = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0o777));

const Manifest = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  versions: v.object({ soteria: v.string(), node: v.string() }),
  /** The engine that the site ran on. */
  contentDatabase: v.picklist(['sqlite', 'postgres']),
  /** What the site had in Postgres. Backups before November 2026 have none, whatever the engine. */
  database: v.optional(v.object({ version: v.string(), size: v.number(), sha256: Hash })),
  folders: v.array(v.object({ path: Path, mode: Mode })),
  files: v.array(v.object({ path: Path, mode: Mode, size: v.number(), sha256: Hash })),
});

/** @typedef {v.InferOutput<typeof Manifest>} Manifest */

/**
 * @param {string} text
 * @returns {Manifest}
 */
export function parseManifest(text) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (parsed.success) return parsed.output;
  throw new StepError(
    'The list of files in the backup cannot be read: it is damaged, or of a newer Soteria. Take another backup, or the ' +
      'version of Soteria that made it.',
  );
}
