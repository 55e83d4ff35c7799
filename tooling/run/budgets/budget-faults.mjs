/** @typedef {import('./route-scripts.mjs').Parts} Parts */

/** The factor by which a route may exceed its budget. */
const ROOM = 1.02;

/**
 * A line for each route without a budget or beyond it, with the parts that grew.
 * @param {Readonly<Record<string, Parts>>} routes bytes now
 * @param {Readonly<Record<string, Parts>>} budgets bytes when the budgets were set
 * @returns {string[]}
 */
export function budgetFaults(routes, budgets) {
  const unknown = Object.keys(routes).filter((route) => !budgets[route]);
  const over = Object.entries(routes).flatMap(([route, parts]) => {
    const [is, may] = [sum(parts), sum(budgets[route] ?? {}) * ROOM];
    return budgets[route] && is > may ? [tooLarge(route, { is, may }, grown(parts, budgets[route]))] : [];
  });
  return [...unknown.map((route) => `${route} has no budget yet. ${SET}`), ...over];
}

const SET = 'If that is meant to be so, set the budgets anew: node tooling/run/budgets/set.mjs';

/** @param {string} route @param {{ is: number, may: number }} bytes @param {readonly string[]} grew */
function tooLarge(route, { is, may }, grew) {
  return `${route} loads ${kB(is)} of scripts before it answers; its budget is ${kB(may)}. What grew: ${grew.join(', ')}. ${SET}`;
}

/** @param {Parts} parts @param {Parts} budget */
function grown(parts, budget) {
  return Object.entries(parts)
    .filter(([part, bytes]) => bytes > (budget[part] ?? 0))
    .map(([part, bytes]) => `${part} (${kB(bytes)}, was ${kB(budget[part] ?? 0)})`);
}

/** @param {Parts} parts */
function sum(parts) {
  return Object.values(parts).reduce((bytes, part) => bytes + part, 0);
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
