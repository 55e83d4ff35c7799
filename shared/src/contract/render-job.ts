import type { Lock } from './route-table.ts';
import type { Remote, ShellRemote } from './remote.ts';
import type { SectionFailure } from './section-failure.ts';
import type { VitalsPlan } from './vitals-report.ts';

/** What a render reads of a release on disk. */
export interface ServerFiles {
  /** Null when the release is not on this machine: documents then link its stylesheets. */
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
  /** Absolute path of the release's server build; null when it has none, and browsers draw its regions. */
  readonly serverEntry: string | null;
}

/** How a render reads files of releases. All of them throw for a file whose hash is not the signed one. */
export interface VerifiedFiles {
  /** A file's text. @param file absolute path @param integrity `sha384-…`; without it the call throws */
  text(file: string, integrity: string | undefined): string;
  /** What a CommonJS file exports; it runs once. */
  execute(file: string, integrity: string | undefined): unknown;
  /** What a self-contained ES module exports; it runs once. */
  module(file: string, integrity: string | undefined): Promise<unknown>;
}

/** What the edge asks of the shell's server build: one document. Plain values, because they are sent to a worker thread. */
export interface RenderJob {
  /** The document's canonical address: origin, path and query. */
  readonly url: string;
  /** Where loaders reach the content API, through the edge's cache. */
  readonly contentOrigin: string;
  readonly lock: Lock;
  readonly sections: readonly SectionRelease[];
  /** The stable release of each section whose locked release is another one: the fallback if that one fails. */
  readonly stable?: readonly SectionRelease[];
  /** Sections without a release that can be served. An unknown address may be a page of theirs. */
  readonly missing?: readonly string[];
  readonly shell: ServerFiles & { readonly remote: ShellRemote };
  /** Milliseconds. A region that is not ready by then is left to the browser. */
  readonly budgetMs: number;
  /** Settings that anybody may read (account and e-mail providers). */
  readonly publicConfig: Readonly<Record<string, unknown>>;
  /**
   * `left-to-browser`: renders the frame only and runs no section's code. Used when that code broke the first attempt.
   */
  readonly regions: 'rendered' | 'left-to-browser';
  /** In development the browser cannot ask the site for the rest of the route table: the document has all of it. */
  readonly wholeTable?: true;
  /** Releases (`events@1.1.0`) whose code does not run, while the others are rendered. */
  readonly leftOut?: readonly string[];
  /** Set when the lock is a preview's: the page says so. */
  readonly preview?: Preview;
  /** What the browser reports of the visit. Absent: it reports nothing, as in a preview. */
  readonly vitals?: VitalsPlan;
}

/** What the shell's server build gives back. */
export interface RenderResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8, or text. */
  readonly html: Uint8Array | string;
  /** `sha256-…` of each inlined style, for the content security policy. */
  readonly styleHashes: readonly string[];
  /** The sections' failures by release, also those that a fallback hid from the visitor. */
  readonly failures: readonly SectionFailure[];
  /** Nothing failed and nothing was left to the browser: a shared cache may store it. */
  readonly whole: boolean;
  /** Where to go instead; `status` is then 3xx. */
  readonly redirect?: string;
}

/** What the file `server/server.cjs` of a shell release exports. */
export interface ShellServer {
  readonly render: (job: RenderJob, files: VerifiedFiles) => Promise<RenderResult>;
}

/** What a signed link shows to whoever holds it. */
export type Preview = ReleasePreview | DraftPreview;

/** One release, whatever the rollouts say. */
export interface ReleasePreview {
  /** `events@1.5.0` */
  readonly release: string;
  /** When the link ends (ISO 8601). */
  readonly until: string;
}

/** The content with what editors have saved and not published. */
export interface DraftPreview {
  readonly drafts: true;
  /** When the link ends (ISO 8601). */
  readonly until: string;
}
