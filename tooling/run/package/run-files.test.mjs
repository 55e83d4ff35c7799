import { isRunFile } from './run-files.mjs';

describe('of a package, a server gets', () => {
  it.each([
    ['koa', 'lib/application.js'],
    ['koa', 'package.json'],
    ['koa', 'LICENSE'],
    ['yaml', 'dist/doc/Document.js'],
    ['zod', 'LICENSE.md'],
    ['@img/sharp-libvips-linux-x64', 'lib/libvips-cpp.so.8.18.3'],
    ['@strapi/admin', 'dist/server/index.js'],
    ['better-sqlite3', 'lib/database.js'],
    ['knex', 'lib/migrations/migrate/stub/js.stub'],
  ])('%s: %s', (name, path) => {
    expect(isRunFile(name, path)).toBe(true);
  });
});

describe('no server gets', () => {
  it.each([
    ['koa', 'Readme.md'],
    ['koa', 'lib/application.js.map'],
    ['koa', 'types/index.d.ts'],
    ['zod', 'src/index.ts'],
    ['lodash', 'test/test.js'],
    ['semver', 'node_modules/.bin/semver'],
    ['qs', '.eslintrc'],
    ['@strapi/admin', 'dist/admin/index.js'],
    ['better-sqlite3', 'deps/sqlite3/sqlite3.c'],
    ['better-sqlite3', 'build/Release/better_sqlite3.node'],
  ])('%s: %s', (name, path) => {
    expect(isRunFile(name, path)).toBe(false);
  });

  it('looks at a folder of a package, not at one that is called like it', () => {
    expect(isRunFile('our-admin', 'admin/index.js')).toBe(true);
  });
});
