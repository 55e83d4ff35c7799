import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProxy } from '../machine/ensure-proxy.mjs';
import { command } from '../../../operations/src/process/command.mjs';
import { balancerConfig } from './balancer-config.mjs';

/**
 * HAProxy in front of edges and CMSes.
 * @param {import('./balancer-config.mjs').Balanced} balanced
 * @param {string} folder for its configuration and its log
 * @returns {Promise<import('../../../operations/src/process/service.mjs').ServiceOptions>}
 */
export async function balancerService(balanced, folder) {
  const program = await ensureProxy('haproxy');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, balancerConfig(balanced));
  // A port that is taken is said only at the start.
  await command(program, ['-c', '-f', file]);
  return { name: 'balancer', program, args: ['-db', '-f', file], cwd: folder, env: {}, dataDir: folder };
}
