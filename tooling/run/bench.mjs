import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { benchProgram } from './trials/parts/bench-program.mjs';
import { ensureChromium } from './machine/ensure-chromium.mjs';
import { ensurePackages } from './machine/ensure-packages.mjs';
import { flag, list, number, UsageError } from '../../operations/src/command-line/options.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { runCommand } from '../../operations/src/command-line/run-command.mjs';
import { step } from '../../operations/src/process/step.mjs';

const PARTS = readdirSync(join(ROOT, 'bench', 'src', 'parts')).map((file) => file.replace(/\.mjs$/, ''));

const DESCRIPTION = {
  command: 'npm run bench',
  about: 'Measures the site side by side with its peers; the results are in bench/results/latest.json and latest.html.',
  operand: list({ value: 'part', about: PARTS.join(', '), usual: 'all', among: PARTS }),
  options: {
    // Shared machines are noisy, and fewer runs say little.
    runs: number({ about: 'measurements of each', fallback: 9 }),
    minutes: number({ about: 'of load while memory is watched', fallback: 1, least: 0.1, fraction: true }),
    route: list({ value: 'path', about: 'such as /events', usual: 'all' }),
    peer: list({ value: 'name', about: 'such as astro, beside the site', usual: 'all' }),
    profile: list({ value: 'name', about: 'phone or desktop', usual: 'both', among: ['phone', 'desktop'] }),
    page: flag('writes docs/performance.md of what was measured last, and measures nothing'),
    tls: flag('visits over TLS and HTTP/2, each site behind Caddy with the file that operators get'),
  },
};

runCommand(DESCRIPTION, async ({ operand, options: { runs, minutes, route, peer, profile, page, tls } }) => {
  if (tls && operand.join() !== 'visits')
    throw new UsageError('--tls is for visits only: npm run bench -- visits --tls');
  await step('Installing packages', ensurePackages);
  if (page) return benchProgram('performance/main.mjs', {});
  const browser = await step('Finding a browser', ensureChromium);
  const parts = operand.length > 0 ? operand : PARTS;
  const asked = { parts, runs, minutes, routes: route, peers: peer, profiles: profile, tls };
  await benchProgram('main.mjs', asked, { CHROMIUM_PATH: browser });
});
