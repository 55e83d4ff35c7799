import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildDifferences, Gate } from 'releases/testing';
import { startGate } from '../testing/gate.ts';

const events = (remote: object): BuildDifferences => ({ remote });

async function startSite(): Promise<Gate> {
  const gate = await startGate();
  await gate.serve('shell', '1.0.0');
  await gate.serve('events', '1.0.0');
  return gate;
}

describe('the gate lets through', () => {
  it('a section that brings Module Federation’s own runtime, without a server build too', async () => {
    const { check } = await startSite();
    const standard = events({ runtime: 'standard' });
    expect(await check('events', '1.1.0', { ...standard, files: { 'server/render.mjs': 'export {};' } })).toEqual([]);
    const withoutServer = { ...standard, damage: (folder: string) => rm(join(folder, 'server'), { recursive: true }) };
    expect(await check('events', '1.2.0', withoutServer)).toEqual([]);
  });

  it('a shell that speaks more of the contract, beside sections of two bundlers, and none that speaks another one', async () => {
    const gate = await startGate();
    const from = (entryType: string): BuildDifferences => ({
      remote: { runtime: 'standard', entryType, contract: '1.4.0' },
      files: { 'server/render.mjs': 'export {};' },
    });
    await gate.serve('shell', '1.0.0', { remote: { contract: '1.4.0' } });
    await gate.serve('choir', '1.0.0', from('var'));
    await gate.serve('music', '1.0.0', from('module'));
    expect(await gate.check('shell', '1.1.0', { remote: { contract: '1.9.0' } })).toEqual([]);
    const messages = (await gate.check('shell', '2.0.0', { remote: { contract: '2.0.0' } })).map(
      ({ message }) => message,
    );
    expect(messages).toEqual(
      ['choir', 'music'].map((section) =>
        expect.stringContaining(
          `${section}@1.0.0 was written for contract 1.4.0, and shell@2.0.0 speaks 2.0.0. Use what`,
        ),
      ),
    );
  });

  it('the runtime of such a section in addition to its budget', async () => {
    const { check } = await startSite();
    const files = { 'browser/page.js': randomBytes(33_000).toString('base64') };
    expect(await check('events', '1.1.0', { ...events({ runtime: 'standard' }), files })).toEqual([]);
    expect(await check('events', '1.1.0', { ...events({}), files })).not.toEqual([]);
  });
});
