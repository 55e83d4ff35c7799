const TAIL_LINES = 25;
const MOST_WARNINGS = 100;
/** How each line of the edge's log (pino) begins that is a warning. */
const WARNING = '{"level":40,';

/** The end of what one run of a program printed, and its warnings. */
export class LastLines {
  /** @type {readonly string[]} */
  #tail = [];
  /** @type {readonly string[]} */
  #warnings = [];

  /** @param {Buffer} lines whole ones */
  add(lines) {
    const texts = lines.toString().replace(/\n$/, '').split('\n');
    const found = texts.filter((line) => line.startsWith(WARNING)).map(messageOf);
    this.#tail = [...this.#tail, ...texts].slice(-TAIL_LINES);
    this.#warnings = [...this.#warnings, ...found].slice(0, MOST_WARNINGS);
  }

  /** The last lines, as one text. */
  tail() {
    return this.#tail.join('\n');
  }

  /** The texts of the first hundred warnings. */
  warnings() {
    return this.#warnings;
  }
}

/** @param {string} line */
function messageOf(line) {
  try {
    return String(JSON.parse(line).msg);
  } catch {
    return line;
  }
}
