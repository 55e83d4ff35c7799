import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docLinkFaults } from './doc-links.mjs';

/** @param {string} text of a page beside one file, `a.ts`, that has `openA` */
function faultsOf(text) {
  const root = mkdtempSync(join(tmpdir(), 'links-'));
  writeFileSync(join(root, 'a.ts'), 'export function openA() {}\n');
  writeFileSync(join(root, 'page.md'), text);
  const faults = docLinkFaults(root, 'page.md');
  rmSync(root, { recursive: true, force: true });
  return faults;
}

describe('a link of the docs', () => {
  it.each(['[a](a.ts)', '[a](a.ts#l1) `openA`', '[a](https://example.org/b.ts)', '[a](a.ts) `openA`, then `closeA`'])(
    '%s is right',
    (text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );

  it('leads to a file that is there', () => {
    expect(faultsOf('See [b](b.ts).')).toEqual(['page.md leads to b.ts, which is not there.']);
  });

  it('names what its file has', () => {
    expect(faultsOf('[a](a.ts) `openA`, `closeA` ends.')).toEqual([
      'page.md says that a.ts has closeA, which it has not.',
    ]);
  });
});
