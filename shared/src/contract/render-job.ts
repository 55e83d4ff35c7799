import type { Lock } from './lock.ts';
import type { Preview } from './preview.ts';
import type { Remote, ShellRemote } from './remote.ts';
import type { SectionFailure } from './section-failure.ts';
import type { VitalsPlan } from './vitals-report.ts';

/** What a render reads of a release on disk. */
export interface ServerFiles {
  /** Null where the release is not on this machine: documents then link its stylesheets. */
  readonly browserDir: string | null;
  /**
   * `sha384-…` of its server files, stylesheets and the scripts that documents start with, by path in the release
   * (`server/remoteEntry.cjs`).
   */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A section's release, found on disk. */
export interface SectionRelease extends ServerFiles {
  readonly remote: Remote;
  /** Absolute path of the release's `server/remoteEntry.cjs`. */
  readonly serverEntry: string;
}

/** How a render gets at files of releases. Both throw for a file that is not what its team has signed. */
export interface VerifiedFiles {
  /** A file's text. @param file absolute path @param integrity `sha384-…`; without one it is refused */
  text(file: string, integrity: string | undefined): string;
  /** What a CommonJS file exports; it runs once. */
  execute(file: string, integrity: string | undefined): unknown;
}

/** What the edge asks of the shell's server build: one document. Plain values only, they cross to a worker thread. */
export interface RenderJob {
  /** The canonical address that is shown: origin, path and query. */
  readonly url: string;
  /** Where loaders reach the content API, through the edge's cache. */
  readonly contentOrigin: string;
  readonly lock: Lock;
  readonly sections: readonly SectionRelease[];
  /** The stable releases of those sections whose locked release is another one: they stand in for one that fails. */
  readonly stable?: readonly SectionRelease[];
  /** Sections of the site that are left out, because none of their releases can be served: an unknown address may be theirs. */
  readonly missing?: readonly string[];
  readonly shell: ServerFiles & { readonly remote: ShellRemote };
  /** Milliseconds; what is not ready by then is left to the browser. */
  readonly budgetMs: number;
  /** Settings that may be read by anybody (account and e-mail providers). */
  readonly publicConfig: Readonly<Record<string, unknown>>;
  /**
   * `left-to-browser`: the frame only, and no section's code is touched. The way out when it broke the first attempt, and how
   * documents are made in development.
   */
  readonly regions: 'rendered' | 'left-to-browser';
  /** Releases (`events@1.1.0`) whose code is not touched either, where the others are rendered. */
  readonly leftOut?: readonly string[];
  /** Set when the lock is of a preview: the page says so, and the judge is told. */
  readonly preview?: Preview;
  /** What the browser is asked to report of the visit; nothing when left out, as for a preview. */
  readonly vitals?: VitalsPlan;
}

/** What the shell's server build gives back. */
export interface RenderedDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8, or text. */
  readonly html: Uint8Array | string;
  /** `sha256-…` of each inlined style, for the content security policy. */
  readonly styleHashes: readonly string[];
  /** What went wrong with sections, by release; also where the stable release was drawn in the place of another. */
  readonly failures: readonly SectionFailure[];
  /** Nothing failed, and nothing was left to the browser: fit for a shared cache. */
  readonly whole: boolean;
  /** Where to go instead; `status` is then 3xx. */
  readonly redirect?: string;
}

/** What the file `server/server.cjs` of a shell release exports. */
export interface ShellServer {
  readonly render: (job: RenderJob, files: VerifiedFiles) => Promise<RenderedDocument>;
}
