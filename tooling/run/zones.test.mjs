import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '..', '..');
const CRUISER = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Importing file, imported file, and the rule of .dependency-cruiser.cjs that forbids it. */
const FORBIDDEN = [
  ['mfe-events/src/a.ts', 'mfe-content/src/b.ts', 'section-to-section'],
  ['mfe-events/src/a.ts', 'shell/src/b.ts', 'section-to-shell'],
  ['shell/src/a.ts', 'mfe-events/src/b.ts', 'shell-to-section'],
  ['edge/src/a.ts', 'shell/src/b.ts', 'edge-to-others'],
  ['edge/src/a.ts', 'shared/src/ui/b.ts', 'edge-doors'],
  ['edge/src/a.ts', 'releases/src/store/b.ts', 'releases-doors'],
  ['releases/src/a.ts', 'edge/src/b.ts', 'releases-to-others'],
  ['releases/src/a.ts', 'shared/src/ui/b.ts', 'edge-doors'],
  ['cms/src/a.ts', 'shared/src/http/b.ts', 'cms-alone'],
  ['e2e/journeys/a.ts', 'shared/src/http/b.ts', 'e2e-alone'],
  ['tooling/webpack/a.ts', 'shared/src/http/b.ts', 'tooling-alone'],
  ['shared/src/http/a.ts', 'shell/src/b.ts', 'shared-alone'],
  ['shared/src/contract/a.ts', 'shared/src/http/b.ts', 'contract-alone'],
  ['shared/src/content/a.ts', 'shared/src/ui/b.ts', 'content-needs'],
  ['shared/src/ui/a.ts', 'shared/src/http/b.ts', 'ui-needs'],
  ['mfe-events/src/features/share/a.ts', 'mfe-events/src/features/countdown/b.ts', 'feature-to-feature'],
];

const ALLOWED = [
  ['mfe-events/src/pages/a.ts', 'mfe-events/src/features/share/b.ts'],
  ['mfe-events/src/a.ts', 'shared/src/content/b.ts'],
  ['edge/src/a.ts', 'shared/src/contract/b.ts'],
  ['shared/src/content/a.ts', 'shared/src/http/b.ts'],
  ['edge/src/a.ts', 'releases/src/serving.ts'],
];

/**
 * Cruises a tree in which the first file imports the second; its output names every broken rule.
 * @param {string} from
 * @param {string} to
 * @returns {Promise<string>}
 */
async function cruise(from, to) {
  const tree = mkdtempSync(join(tmpdir(), 'zones-'));
  const put = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  };
  const up = '../'.repeat(from.split('/').length - 1);
  put(from, `import { b } from '${up}${to}';\nexport const a = b;\n`);
  put(to, 'export const b = 1;\n');
  const args = [
    CRUISER,
    '--config',
    join(ROOT, '.dependency-cruiser.cjs'),
    '--output-type',
    'err',
    String(from.split('/')[0]),
  ];
  const cruised = promisify(execFile)(process.execPath, args, { cwd: tree });
  const { stdout } = await cruised.catch((/** @type {{ stdout: string }} */ failed) => failed);
  rmSync(tree, { recursive: true, force: true });
  return stdout;
}

describe('import zones', () => {
  it.each(FORBIDDEN)('%s must not import %s (%s)', async (from, to, rule) => {
    expect(await cruise(from, to)).toContain(`error ${rule}`);
  });

  it.each(ALLOWED)('%s may import %s', async (from, to) => {
    expect(await cruise(from, to)).toContain('no dependency violations found');
  });

  it('refuses a cycle', async () => {
    const tree = mkdtempSync(join(tmpdir(), 'cycle-'));
    mkdirSync(join(tree, 'shell'));
    writeFileSync(join(tree, 'shell', 'a.ts'), "import { b } from './b.ts';\nexport const a = () => b;\n");
    writeFileSync(join(tree, 'shell', 'b.ts'), "import { a } from './a.ts';\nexport const b = () => a;\n");
    const args = [CRUISER, '--config', join(ROOT, '.dependency-cruiser.cjs'), 'shell'];
    const result = promisify(execFile)(process.execPath, args, { cwd: tree });
    await expect(result).rejects.toMatchObject({ stdout: expect.stringContaining('error no-cycles') });
    rmSync(tree, { recursive: true, force: true });
  });
});
