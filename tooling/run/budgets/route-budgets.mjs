import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'route-budgets.json');

/** @returns {Record<string, import('./route-scripts.mjs').Parts>} bytes by route, when the budgets were set */
export function readBudgets() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** @param {Readonly<Record<string, import('./route-scripts.mjs').Parts>>} routes */
export function writeBudgets(routes) {
  writeFileSync(FILE, `${JSON.stringify(routes, null, 2)}\n`);
}
