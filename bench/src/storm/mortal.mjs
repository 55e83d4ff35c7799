import { Service } from '../../../operations/src/process/service.mjs';

/** @typedef {import('../../../operations/src/process/service.mjs').ServiceOptions} ServiceOptions */

/**
 * A process that is killed in the middle of whatever it does, and started again.
 * @param {ServiceOptions} options
 * @param {string} health its address that answers when it lives
 */
export async function mortal(options, health) {
  const service = new Service(options);
  const alive = () => service.ready(health, ({ ok }) => ok, 120_000);
  await alive();
  return {
    /** SIGKILL, and up again. */
    async die() {
      await service.kill();
      await service.restart();
      await alive();
    },
    stop: () => service.stop(),
  };
}
