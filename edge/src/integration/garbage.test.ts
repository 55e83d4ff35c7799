import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { startGate } from '../testing/gate.ts';

const KEYS = ['name', 'version', 'contract', 'routes', 'slots', 'gone', 'entry', 'globalName', 'requires', 'exposes'];

async function gateOf() {
  const gate = await startGate();
  const checkText = (text: string) =>
    gate.check('events', '1.1.0', { damage: (folder) => writeFile(join(folder, 'remote.json'), text) });
  return { ...gate, checkText };
}

describe('whatever a remote.json says', () => {
  it('garbage is refused, and never throws', async () => {
    const { checkText } = await gateOf();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await checkText(text)).toEqual([{ rule: 'remote', message: expect.any(String) }]);
      }),
      { numRuns: 200 },
    );
  });

  it('a wrong value in a good one never throws', async () => {
    const { check } = await gateOf();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...KEYS), fc.jsonValue(), async (key, value) => {
        expect(await check('events', '1.1.0', { remote: { [key]: value } })).toEqual(expect.any(Array));
      }),
      { numRuns: 200 },
    );
  });
});
