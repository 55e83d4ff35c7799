import { createPrivateKey } from 'node:crypto';
import { keyIdOf, openStore, readOperatorAccess } from 'releases/bench';
import { copyRelease } from '../releases/copy-release.ts';

/** A program: `<data folder> <section> <count>` fills the store up to so many releases of the section. They serve nobody. */
const [dataDir = '', section = '', count = ''] = process.argv.slice(2);

const releases = await openStore(dataDir, () => new Date());
const access = await readOperatorAccess(dataDir);
if (!access) throw new Error(`${dataDir} has no operator: no edge has started there yet.`);
const key = { id: keyIdOf(access.signingKey), privateKey: createPrivateKey(access.signingKey) };
const from = releases.store.folder({ section, version: '1.0.0' });

const { table } = await releases.store.read();
const present = table.sections[section]?.length ?? 0;
for (let number = present; number < Number(count); number += 1)
  await copyRelease({ releases, key, from }, { section, version: `1.0.${number}` });
