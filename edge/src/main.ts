import closeWithGrace from 'close-with-grace';
import { DatabaseRefused } from 'database';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { StartAgain } from './health/wait-for-database.ts';
import { createLogger } from './http/logger.ts';
import { startEdge } from './start-edge.ts';

const STOP_WITHIN_MS = 10_000;
/** Errors of settings and surroundings; any other one is a bug. */
const SAID_IN_WORDS = [ConfigError, DatabaseRefused, StartAgain];

/**
 * Lets a heap grow to four times its live size before V8 collects, here and in the render workers. By default V8 collects eight
 * times a second under load, and drops compiled code each time (decision 0037).
 */
setFlagsFromString('--heap-growing-percent=300');

try {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'render-worker.mjs');
  const onRefused = (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  };
  const edge = await startEdge({ config, log, workerFile, onRefused });

  closeWithGrace({ delay: STOP_WITHIN_MS, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the edge stops after an error nobody caught');
    else log.info({ signal }, 'the edge stops');
    await edge.stop();
  });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** A wrong setting gets a clear text. Anything else is a bug, and is printed with its stack. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (SAID_IN_WORDS.some((known) => error instanceof known)) return error.message;
  if (!('code' in error)) return error;
  if (error.code === 'EADDRINUSE') return `The port is taken: ${error.message}. Stop the other process, or set PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is no address of this machine: ${error.message}. Leave it empty to listen on every address.`;
  if (error.code === 'EACCES') return `Not allowed: ${error.message}. Set another PORT, HOST or DATA_DIR.`;
  return error;
}
