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
  /** Settings (.env.example) in place of the defaults, or of {@link PATIENT}. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * On a busy machine a region is waited for, and not left to the browser, as on the site of all tests
 * (`tooling/run/test.mjs`).
 */
const PATIENT = { RENDER_BUDGET_MS: '10000', RENDER_LIMIT_MS: '30000' };

/** As on a site that sets neither: what takes long is left to the browser. */
export const DEFAULT_TIMES = { RENDER_BUDGET_MS: '800', RENDER_LIMIT_MS: '3000' };

const READY_MS = 120_000;

export async function startOwnEdge({ contentApiUrl, dataDir, settings }: EdgeOptions): Promise<OwnEdge> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const program = await startOwnProgram({
    name: 'edge',
    args: [EDGE],
    env: { PORT: port, DATA_DIR: dataDir, CONTENT_API_URL: contentApiUrl, ...PATIENT, ...settings },
    healthUrl: `${url}/healthz`,
    readyMs: READY_MS,
  });
  return { ...program, url, dataDir };
}
