import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { command } from '../../../operations/src/process/command.mjs';

/** The edge has the first core for itself; the CMS, and what makes the load, have the second. */
const CORES = { edge: '0', others: '1', all: `0-${availableParallelism() - 1}` };

/** Only Linux binds a process to a core. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export const cores = {
  canPin,

  /**
   * Binds a running process, with all its threads and those to come.
   * @param {keyof typeof CORES} who
   * @param {number | undefined} pid
   */
  async pin(who, pid) {
    if (canPin) await command('taskset', ['--all-tasks', '--cpu-list', '--pid', CORES[who], String(pid)]);
  },

  /**
   * What is started meanwhile has the core from its first moment, as on a machine that has no other.
   * @template T
   * @param {keyof typeof CORES} who
   * @param {() => Promise<T>} start
   */
  async startOn(who, start) {
    await this.pin(who, process.pid);
    try {
      return await start();
    } finally {
      // What is measured later in this run has the machine again.
      await this.pin('all', process.pid);
    }
  },

  /**
   * Runs a Node program to its end beside the edge, and gives what it printed.
   * @param {readonly string[]} args
   */
  beside(args) {
    if (!canPin) return command(process.execPath, args);
    return command('taskset', ['--cpu-list', CORES.others, process.execPath, ...args]);
  },
};
