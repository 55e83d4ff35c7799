import { freePort } from '../../../operations/src/process/free-port.mjs';
import { type OwnProgram, startOwnProgram } from './own-program.ts';
import { EDGE } from '../site.ts';

/** An edge that one test has for itself. */
export interface OwnEdge extends OwnProgram {
  readonly url: string;
  readonly dataDir: string;
}

export interface EdgeOptions {
  readonly contentApiUrl: string;
  /** Its releases are in there. */
  readonly dataDir: string;
  /** Further settings (.env.example). */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Settings of an edge that waits for a release whose code its workers have not loaded yet.
 * With the defaults such a candidate may time out on a busy machine, and the stable release is its fallback.
 */
export const PATIENT = { RENDER_BUDGET_MS: '10000', RENDER_LIMIT_MS: '30000' };

const READY_MS = 120_000;

export async function startOwnEdge({ contentApiUrl, dataDir, settings }: EdgeOptions): Promise<OwnEdge> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const program = await startOwnProgram({
    name: 'edge',
    args: [EDGE],
    env: { PORT: port, DATA_DIR: dataDir, CONTENT_API_URL: contentApiUrl, ...settings },
    healthUrl: `${url}/healthz`,
    readyMs: READY_MS,
  });
  return { ...program, url, dataDir };
}
