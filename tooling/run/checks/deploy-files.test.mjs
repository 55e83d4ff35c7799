import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../../operations/src/root.mjs';

const DEPLOY = join('operations', 'deploy');

/**
 * @typedef {object} ComposeService
 * @property {string} image
 * @property {readonly string[]} [ports]
 * @property {Readonly<Record<string, string>>} environment
 * @property {Readonly<Record<string, { condition: string }>>} [depends_on]
 * @property {object} [healthcheck]
 */

/** @param {string[]} path */
const textOf = (...path) => readFileSync(join(ROOT, DEPLOY, ...path), 'utf8');
const compose = textOf('container', 'compose.yaml');
const { services } = /** @type {{ services: Record<string, ComposeService> }} */ (parse(compose, { merge: true }));

/** @param {string} text @param {RegExp} pattern with one group */
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

describe('compose.yaml', () => {
  it('asks for the settings that env.example has', () => {
    expect(namesIn(compose, /\$\{([A-Z_]+)/g)).toEqual(namesIn(textOf('container', 'env.example'), /^([A-Z_]+)=/gm));
  });

  it('opens ports of the proxy only, and gives it what the Caddyfile asks for', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy']);
    const asked = namesIn(textOf('proxy', 'Caddyfile'), /\{\$([A-Z_]+)/g);
    expect(asked).toEqual(expect.arrayContaining(Object.keys(services['caddy']?.environment ?? {})));
  });

  it('gives edges and CMS settings that they know', () => {
    const known = ['.env.example', 'cms/.env.example'].map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const given = ['edge-1', 'edge-2', 'cms'].flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    expect(given).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'CONTENT_HOOK_URLS']));
    expect(Object.keys(services['cms']?.environment ?? {})).toEqual(
      expect.arrayContaining(['PANEL_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO']),
    );
    expect(namesIn(known, /^(?:# )?([A-Z_]+)=/gm)).toEqual(expect.arrayContaining(given));
  });

  it('waits for services that tell their health', () => {
    const waitedFor = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(waitedFor.length).toBeGreaterThan(0);
    expect(waitedFor.filter((name) => !services[name]?.healthcheck)).toEqual([]);
  });
});
