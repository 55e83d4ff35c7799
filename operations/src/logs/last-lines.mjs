const TAIL_LINES = 25;
const MOST_WARNINGS = 100;
/** How each line of the edge's log (pino) begins that is a warning. */
const WARNING = '{"level":40,';
const NEWLINE = 0x0a;

/** The end of what one run of a program printed, and its warnings. */
export class LastLines {
  /** Bytes: a busy edge prints thousands of lines that nobody reads here. */
  #tail = Buffer.alloc(0);
  /** @type {readonly string[]} */
  #warnings = [];

  /** @param {Buffer} lines whole ones */
  add(lines) {
    const all = Buffer.concat([this.#tail, lines]);
    this.#tail = all.subarray(startOfLast(all));
    if (this.#warnings.length === MOST_WARNINGS || !lines.includes(WARNING)) return;
    const found = textsOf(lines).filter((line) => line.startsWith(WARNING));
    this.#warnings = [...this.#warnings, ...found.map(messageOf)].slice(0, MOST_WARNINGS);
  }

  /** The last lines, as one text. */
  tail() {
    return textsOf(this.#tail).join('\n');
  }

  /** The texts of the first hundred warnings. */
  warnings() {
    return this.#warnings;
  }
}

/** Where the last lines begin. @param {Buffer} lines whole ones */
function startOfLast(lines) {
  let start = lines.length;
  for (let count = 0; count < TAIL_LINES && start > 0; count += 1)
    start = start > 1 ? lines.lastIndexOf(NEWLINE, start - 2) + 1 : 0;
  return start;
}

/** @param {Buffer} lines whole ones */
function textsOf(lines) {
  return lines.toString().replace(/\n$/, '').split('\n');
}

/** @param {string} line */
function messageOf(line) {
  try {
    return String(JSON.parse(line).msg);
  } catch {
    return line;
  }
}
