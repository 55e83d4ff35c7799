const NEWLINE = 0x0a;
/** Bytes of a line, after which it is broken: a program that writes no newline must not fill the memory. */
const LONGEST_LINE = 1024 ** 2;

/**
 * The output of a program in pieces that end with a newline, however it was cut in the pipe.
 * @param {AsyncIterable<Buffer>} output
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* wholeLines(output) {
  /** @type {Buffer[]} */
  const begun = [];
  for await (const chunk of output) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield Buffer.concat([...begun.splice(0), chunk.subarray(0, end)]);
    if (end < chunk.length) begun.push(chunk.subarray(end));
    if (sizeOf(begun) > LONGEST_LINE) yield endedLine(Buffer.concat(begun.splice(0)));
  }
  if (begun.length > 0) yield endedLine(Buffer.concat(begun));
}

/** @param {readonly Buffer[]} buffers */
function sizeOf(buffers) {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}

/**
 * The beginning of a line whose program was killed. The beginning of a JSON line becomes a part of a whole one, so that
 * programs can read each line of the log.
 * @param {Buffer} begun
 */
function endedLine(begun) {
  const text = begun.toString();
  const msg = 'the program ended within this line';
  const line = text.startsWith('{')
    ? JSON.stringify({ level: 30, time: Date.now(), name: 'supervisor', msg, line: text })
    : text;
  return Buffer.from(`${line}\n`);
}
