import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild } from '../testing/builds.ts';
import { signedReleases } from '../testing/signed-releases.ts';

it('a release whose files were away for a moment is read again as soon as they are back', async () => {
  const { folder, sign, loader } = await signedReleases();
  const release = { section: 'events', version: '1.0.0' };
  const build = await writeSectionBuild(folder('events', '1.0.0'), { name: 'events', version: '1.0.0' });
  await sign('events', '1.0.0');
  await loader.verified(release);
  const [file, elsewhere] = [join(build, 'remote.json'), join(build, 'elsewhere')];
  await rename(file, elsewhere);
  await expect(loader.section('events', '1.0.0')).rejects.toThrow('cannot be read');
  await rename(elsewhere, file);
  expect((await loader.section('events', '1.0.0')).remote.version).toBe('1.0.0');
});
