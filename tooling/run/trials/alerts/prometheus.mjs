import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverPort } from '../../../../operations/src/process/server-port.mjs';
import { Service } from '../../../../operations/src/process/service.mjs';
import { step, StepError } from '../../../../operations/src/process/step.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { ensurePrometheus } from '../../machine/ensure-prometheus.mjs';

const READY_WITHIN_MS = 60_000;

/**
 * A real Prometheus that scrapes an edge and has the project's alert rules.
 * @param {string} folder
 * @param {{ port: number, token: string }} edge
 */
export async function startPrometheus(folder, edge) {
  const port = await serverPort();
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configOf(edge)));
  const service = new Service({
    name: 'prometheus',
    program: join(await ensurePrometheus(), 'prometheus'),
    args: [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    cwd: folder,
    env: {},
    dataDir: folder,
  });
  await service.ready(`http://127.0.0.1:${port}/-/ready`, ({ ok }) => ok, READY_WITHIN_MS);
  const query = queriesOf(port);
  return {
    stop: () => service.stop(),
    query,
    /** Waits until alerts of its rules fire. @param {readonly string[]} names @param {number} limitMs */
    untilFiring: (names, limitMs) =>
      step(`Until Prometheus says ${names.join(', ')}`, async () => {
        const end = Date.now() + limitMs;
        for (;;) {
          const firing = new Set((await query('ALERTS{alertstate="firing"}')).map(({ labels }) => labels.alertname));
          const missing = names.filter((name) => !firing.has(name));
          if (missing.length === 0) return;
          if (Date.now() > end) throw new StepError(`Prometheus did not say in time: ${missing.join(', ')}.`);
          await pause(1_000);
        }
      }),
  };
}

/** @param {number} port */
function queriesOf(port) {
  /**
   * The values of an expression, by their labels.
   * @param {string} expression
   * @returns {Promise<{ labels: Record<string, string>, value: number }[]>}
   */
  return async (expression) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { data, error } = await answer.json();
    if (!answer.ok) throw new Error(`${expression}: ${error}`);
    return data.result.map((/** @type {{ metric: Record<string, string>, value: [number, string] }} */ one) => ({
      labels: one.metric,
      value: Number(one.value[1]),
    }));
  };
}

/** @param {{ port: number, token: string }} edge */
function configOf({ port, token }) {
  const edge = { authorization: { credentials: token }, static_configs: [{ targets: [`localhost:${port}`] }] };
  return {
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [join(ROOT, 'operations', 'deploy', 'alerts', 'soteria.rules.yml')],
    scrape_configs: [{ job_name: 'soteria', ...edge }],
  };
}
