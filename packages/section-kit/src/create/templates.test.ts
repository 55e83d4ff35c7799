import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageIn = (...path: string[]) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', ...path, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;

it('a repository with the preset has the very packages that the site’s own sections are built with', () => {
  const { devDependencies: given = {} } = packageIn('templates', 'webpack');
  const { dependencies: own = {} } = packageIn('..', '..', 'tooling');
  const common = Object.keys(given).filter((name) => name in own);
  expect(common).toContain('webpack');
  expect(Object.fromEntries(common.map((name) => [name, given[name]]))).toEqual(
    Object.fromEntries(common.map((name) => [name, own[name]])),
  );
});
