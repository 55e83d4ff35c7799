import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { ensurePrometheus } from '../machine/ensure-prometheus.mjs';

const FOLDER = join(ROOT, 'operations', 'deploy', 'alerts');
const RULES = join(FOLDER, 'soteria.rules.yml');

/**
 * Lets promtool check the alert rules and run their tests. Where there is no Prometheus it says so, and only the names of metrics
 * are checked.
 */
export async function checkAlertRules() {
  const operations = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  const faults = unknownMetrics(readFileSync(RULES, 'utf8'), operations);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const folder = await ensurePrometheus().catch((error) =>
    console.log(`The alert rules are not tested. ${error.message}`),
  );
  if (!folder) return;
  await command(join(folder, 'promtool'), ['check', 'rules', '--lint=all', RULES]);
  await command(join(folder, 'promtool'), ['test', 'rules', 'soteria.rules.test.yml'], { cwd: FOLDER });
}

/**
 * Metrics that the rules name and docs/operations.md does not list; a test of the edge compares that list with what it says.
 * @param {string} rules
 * @param {string} operations
 */
export function unknownMetrics(rules, operations) {
  const listed = new Set([...operations.matchAll(/^\| `(soteria_\w+)` \|/gm)].map(([, name]) => name));
  const named = new Set(
    [...rules.matchAll(/\bsoteria_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, '')),
  );
  return [...named]
    .filter((name) => !listed.has(name))
    .map((name) => `The alert rules name ${name}, and docs/operations.md lists no such metric.`);
}
