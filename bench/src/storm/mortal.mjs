import { once } from 'node:events';
import { Service } from '../../../tooling/run/process/service.mjs';

/** @typedef {import('../../../tooling/run/process/service.mjs').ServiceOptions} ServiceOptions */

/**
 * A process that is killed in the middle of whatever it does, and started again.
 * @param {ServiceOptions} options
 * @param {string} health its address that answers when it lives
 */
export async function mortal(options, health) {
  const start = async () => {
    const service = new Service(options);
    await service.ready(health, ({ ok }) => ok, 120_000);
    return service;
  };
  let service = await start();
  return {
    /** SIGKILL, and up again. */
    async die() {
      const dead = once(service.child, 'exit');
      service.child.kill('SIGKILL');
      await dead;
      service = await start();
    },
    stop: () => service.stop(),
  };
}
