import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { unansweredAdvisories } from './unanswered-advisories.mjs';

/** The registry retired the calls of pnpm 10's audit (July 2026); this one asks by the new call. It installs nothing. */
const PNPM = 'pnpm@12.21.0';
const LIMIT_MS = 25_000;

/** A machine without a network must not wait for it. */
const IMPATIENT = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '5000' };

/**
 * Throws for a grave advisory without an answer. Where nobody can be asked, the check passes and says so: what is installed is
 * the lockfile's, advisory or not.
 */
export async function checkAdvisories() {
  const { report, said } = await audit();
  if (report === null) return console.log(`  Advisories were not checked: ${said}`);
  const faults = unansweredAdvisories(report, readFileSync(join(ROOT, 'docs', 'advisories.md'), 'utf8'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @returns {Promise<{ report: string | null, said: string }>} */
function audit() {
  const args = ['--yes', PNPM, 'audit', '--prod', '--json'];
  const options = { cwd: ROOT, env: { ...process.env, ...IMPATIENT }, timeout: LIMIT_MS, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    // pnpm ends with code 1 when there are advisories.
    execFile('npx', args, options, (error, stdout, stderr) => {
      const isReport = stdout.trimStart().startsWith('{') && stdout.includes('"advisories"');
      resolve({ report: isReport ? stdout : null, said: plain(`${stderr}${stdout}`) || String(error?.message) });
    });
  });
}

/** The last lines of a tool's output, joined. @param {string} text */
function plain(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return lines.slice(-3).join(' ').replace(/[×│]/g, '').replace(/\s+/g, ' ').trim();
}
