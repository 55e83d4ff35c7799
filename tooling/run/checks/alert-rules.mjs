import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { ensurePrometheus } from '../machine/ensure-prometheus.mjs';
import { NotChecked } from './not-checked.mjs';

const FOLDER = join(ROOT, 'operations', 'deploy', 'alerts');
const RULES = join(FOLDER, 'soteria.rules.yml');

/** Compares the alert rules with docs/operations.md, and lets promtool check them and run their tests. */
export async function checkAlertRules() {
  const operations = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  const rules = readFileSync(RULES, 'utf8');
  const faults = [...unknownMetrics(rules, operations), ...alertFaults(rules, operations)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const folder = await ensurePrometheus().catch((error) => {
    throw new NotChecked(error.message);
  });
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

/**
 * Alerts that are in the rules or in the tables of docs/operations.md, and not in both.
 * @param {string} rules
 * @param {string} operations
 */
export function alertFaults(rules, operations) {
  const rows = operations.split('\n').filter((line) => line.startsWith('| `'));
  const explained = new Set(
    rows.flatMap((row) => row.match(/`Soteria[A-Z]\w+`/g) ?? []).map((name) => name.slice(1, -1)),
  );
  const ruled = new Set([...rules.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name = '']) => name));
  return [
    ...[...ruled]
      .filter((name) => !explained.has(name))
      .map((name) => `No table of docs/operations.md says what ${name} means.`),
    ...[...explained]
      .filter((name) => !ruled.has(name))
      .map((name) => `docs/operations.md explains ${name}, and no rule is called so.`),
  ];
}
