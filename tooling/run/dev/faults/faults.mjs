import { EventEmitter } from 'node:events';

/**
 * @typedef {object} Fault a mistake in the sources that leaves the last page in place
 * @property {string} message
 * @property {string} [place] file, line and column
 */

/** What is said when a finder finds nothing any more. */
const MENDED = {
  registration: 'Every section can be read again.',
  builds: 'The sections are built again.',
  types: 'The types fit again.',
};

/** @typedef {ReturnType<typeof createFaults>} Faults */

/**
 * What is wrong with the followed sources just now. Each change is also said in the terminal.
 * @param {(line: string) => void} say
 */
export function createFaults(say) {
  /** @type {Map<keyof typeof MENDED, readonly Fault[]>} */
  const found = new Map();
  // Each open page listens.
  const changes = new EventEmitter().setMaxListeners(0);
  return {
    changes,
    all: () => [...found.values()].flat(),
    /** Takes the place of what the same finder found before. @param {keyof typeof MENDED} finder @param {readonly Fault[]} faults */
    set(finder, faults) {
      const before = found.get(finder) ?? [];
      found.set(finder, faults);
      if (textOf(before) === textOf(faults)) return;
      say(faults.length > 0 ? textOf(faults) : `✓ ${MENDED[finder]}`);
      changes.emit('change');
    },
  };
}

/** @param {readonly Fault[]} faults */
function textOf(faults) {
  return faults.map(({ message, place }) => `✗ ${message}${place ? `\n  ${place}` : ''}`).join('\n');
}
