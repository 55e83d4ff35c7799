import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { cores } from '../server/cores.mjs';

const PROGRAM = fileURLToPath(new URL('load-program.mjs', import.meta.url));

const Answers = v.object({ count: v.number(), p50: v.number(), p99: v.number() });
const Printed = v.array(v.object({ byStatus: v.record(v.string(), Answers), errors: v.number() }));

/** @typedef {import('./load-program.mjs').Load} Load */

/**
 * What came of a load: the documents, what was refused for want of time, and what is neither.
 * @typedef {object} Outcome
 * @property {v.InferOutput<typeof Answers>} documents
 * @property {v.InferOutput<typeof Answers>} refused
 * @property {number} failed other answers, and none at all
 */

const NONE = { count: 0, p50: 0, p99: 0 };

/**
 * Makes some loads side by side, beside the edge.
 * @param {readonly Load[]} loads
 * @returns {Promise<Outcome[]>}
 */
export async function makeLoads(loads) {
  const printed = v.parse(Printed, JSON.parse(await cores.beside([PROGRAM, JSON.stringify(loads)])));
  return printed.map(({ byStatus, errors }) => {
    const { 200: documents = NONE, 503: refused = NONE, ...others } = byStatus;
    const other = Object.values(others).reduce((sum, { count }) => sum + count, 0);
    return { documents, refused, failed: other + errors };
  });
}
