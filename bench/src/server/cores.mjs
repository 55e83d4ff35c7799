import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { command } from '../../../tooling/run/command.mjs';

/** Where one core is measured, it is the first; the CMS, and what makes the load, have the second. */
const CORES = { one: '0', others: '1', all: `0-${availableParallelism() - 1}` };

/** Only Linux binds a process to a core. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export const cores = {
  canPin,

  /**
   * Binds a running process to cores, with all its threads and those to come.
   * @param {keyof typeof CORES} which
   * @param {number | undefined} pid
   */
  async pin(which, pid) {
    if (canPin) await command('taskset', ['--all-tasks', '--cpu-list', '--pid', CORES[which], String(pid)]);
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
