import { createServer } from 'node:net';
import { asTyped } from '../command-line/as-typed.mjs';
import { StepError } from './step.mjs';

/**
 * Throws when a port is in use.
 * @param {number} port
 * @param {string} variable environment variable that sets another port
 * @returns {Promise<void>}
 */
export function checkPort(port, variable) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.message})`;
      reject(
        new StepError(
          `Port ${port} ${why}. Stop that program, or choose another port: \`${variable}=${port + 10} ${asTyped('start')}\`.`,
        ),
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
