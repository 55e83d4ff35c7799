import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { emptyDatabase } from '../postgres/testing/empty-database.mjs';
import { clientPrograms } from '../postgres/client-program.mjs';
import { rowsOf, withClient } from '../postgres/with-client.mjs';
import { siteTables } from '../postgres/site-tables.mjs';
import { verifyArchive } from './elsewhere/verify-archive.mjs';
import { restoreArchive } from './restore-archive.mjs';
import { writeArchive } from './write-archive.mjs';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const ABOUT = { versions: { soteria: '1.0.0', node: '20.19.0' }, madeAt: NOW.toISOString() };

const SITE = `
  CREATE SCHEMA edge;
  CREATE TABLE edge.teams (teams json NOT NULL);
  CREATE TABLE edge.release_files (path text PRIMARY KEY, content bytea NOT NULL);
  CREATE TABLE public.events (id serial PRIMARY KEY, title text, previous int REFERENCES public.events);
  CREATE FUNCTION edge.tell() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
  CREATE TRIGGER told BEFORE INSERT ON edge.teams FOR EACH ROW EXECUTE FUNCTION edge.tell();
  INSERT INTO edge.teams VALUES ('{"operator": 1}');
  INSERT INTO edge.release_files VALUES ('a.js', '\\x00ff0d0a');
  INSERT INTO public.events (title) VALUES ('Sunday'), ('Übung «1»');
  INSERT INTO public.events (title, previous) VALUES ('Next', 1);
  DELETE FROM public.events WHERE id = 2;`;

/** @type {string} */
let folder;
/** @type {string} */
let url;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
const run = (/** @type {string} */ text, to = url) => withClient(to, (client) => rowsOf(client, text));
const backUp = (databaseUrl = url) =>
  writeArchive({ dataDir: at('site'), databaseUrl, file: at('backup.tar.gz'), ...ABOUT });
const restore = ({ databaseUrl = url, replace = false } = {}) =>
  restoreArchive({ file: at('backup.tar.gz'), dataDir: at('site'), databaseUrl, replace, now: NOW });
const titles = async (to = url) =>
  (await run('SELECT title FROM public.events ORDER BY id', to)).map(({ title }) => title);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-backup-test-'));
  mkdirSync(at('site', 'cms', 'public', 'uploads'), { recursive: true });
  writeFileSync(at('site', 'cms', 'public', 'uploads', 'choir.webp'), 'picture');
  url = await emptyDatabase();
  await run(SITE);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('holds database and folder, and brings both back into empty ones', async () => {
  const manifest = await backUp();
  expect(manifest).toMatchObject({ contentDatabase: 'postgres', database: { version: expect.stringMatching(/^\d+/) } });
  rmSync(at('site'), { recursive: true });
  const other = await emptyDatabase();
  const { aside } = await restore({ databaseUrl: other });

  expect(aside).toEqual([]);
  expect(await titles(other)).toEqual(['Sunday', 'Next']);
  expect(await run('SELECT content FROM edge.release_files', other)).toEqual([{ content: '\\x00ff0d0a' }]);
  // Numbers of deleted entries are not given again.
  expect(await run(`INSERT INTO public.events (title) VALUES ('New') RETURNING id`, other)).toEqual([{ id: '4' }]);
  expect(readFileSync(at('site', 'cms', 'public', 'uploads', 'choir.webp'), 'utf8')).toBe('picture');
  expect(readdirSync(folder).toSorted()).toEqual(['backup.tar.gz', 'site']);
});

it('is verified by the list of its dump, and in a scratch database that is empty afterwards', async () => {
  await backUp();
  const scratchUrl = await emptyDatabase();
  const options = { dataDir: at('site') };
  expect(await verifyArchive(at('backup.tar.gz'), options)).toMatchObject({ databases: 0, dumpedTables: 3 });
  const tried = await verifyArchive(at('backup.tar.gz'), { ...options, scratchUrl });
  expect(tried).toMatchObject({ dumpedTables: 3, restoredTables: 3 });
  expect(await withClient(scratchUrl, siteTables)).toEqual([]);
  await expect(verifyArchive(at('backup.tar.gz'), { ...options, scratchUrl: url })).rejects.toThrow(
    'holds a site already',
  );
  expect(await titles()).toEqual(['Sunday', 'Next']);
});

it('is restored by a user who may make no schema', async () => {
  await backUp();
  rmSync(at('site'), { recursive: true });
  const other = await emptyDatabase();
  const user = `plain_${Date.now()}`;
  await run(
    `CREATE ROLE ${user} LOGIN; CREATE SCHEMA edge AUTHORIZATION ${user}; GRANT CREATE ON SCHEMA public TO ${user}`,
    other,
  );
  await restore({ databaseUrl: Object.assign(new URL(other), { username: user }).href });
  expect(await titles(other)).toEqual(['Sunday', 'Next']);
});

describe('a database that holds a site', () => {
  beforeEach(async () => {
    await backUp();
    rmSync(at('site'), { recursive: true });
    await run(
      `UPDATE public.events SET title = 'Newer'; CREATE TABLE public.sermons (id int REFERENCES public.events)`,
    );
  });

  it('is left alone without --replace', async () => {
    await expect(restore()).rejects.toThrow(/holds a site already .*--replace/);
    expect(await titles()).toEqual(['Newer', 'Newer']);
    expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
  });

  it('with --replace is saved beside the folder, and gives its place', async () => {
    const { aside } = await restore({ replace: true });
    expect(await titles()).toEqual(['Sunday', 'Next']);
    expect(await run(`SELECT to_regclass('public.sermons') AS name`)).toEqual([{ name: null }]);
    expect(aside).toEqual([at('site.before-2026-11-23T100000Z.database.dump')]);
    expect((statSync(String(aside[0])).mode & 0o777).toString(8)).toBe('600');
    expect(readFileSync(String(aside[0]), 'latin1')).toContain('Newer');
  });

  it('is as it was after a restore that fails half-way', async () => {
    // One of the dump's last statements is refused.
    await run(`CREATE SCHEMA guard;
      CREATE FUNCTION guard.refuse() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no trigger here''; END';
      CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE TRIGGER') EXECUTE FUNCTION guard.refuse()`);
    await expect(restore({ replace: true })).rejects.toThrow(
      /cannot be restored, and is as it was[\s\S]*no trigger here/,
    );
    expect(await titles()).toEqual(['Newer', 'Newer']);
    expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
  });

  it('is as it was after a restore that is killed half-way, which can be repeated', async () => {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    // The restore waits for this lock, when all tables are there and a trigger is made.
    await holder.query('SELECT pg_advisory_lock(1)');
    await run(`CREATE SCHEMA guard;
      CREATE FUNCTION guard.wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); END';
      CREATE EVENT TRIGGER wait ON ddl_command_start WHEN TAG IN ('CREATE TRIGGER') EXECUTE FUNCTION guard.wait()`);
    const options = { file: at('backup.tar.gz'), dataDir: at('site'), databaseUrl: url, replace: true };
    const program = JSON.stringify(pathToFileURL(join(__dirname, 'restore-archive.mjs')).href);
    const script = `import(${program}).then(({ restoreArchive }) =>
      restoreArchive({ ...${JSON.stringify(options)}, now: new Date() }))`;
    const child = spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    while ((await run(waiting)).length === 0) await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await holder.end();
    const others = `SELECT FROM pg_stat_activity
      WHERE application_name = 'soteria-tooling' AND datname = current_database() AND pid <> pg_backend_pid()`;
    while ((await run(others)).length > 0) await new Promise((done) => setTimeout(done, 20));
    expect(await titles()).toEqual(['Newer', 'Newer']);
    await restoreArchive({ ...options, now: NOW });
    expect(await titles()).toEqual(['Sunday', 'Next']);
  });

  it.each(['soteria-edge', 'soteria-cms'])('is refused while %s is connected', async (name) => {
    const program = new pg.Client({ connectionString: url, application_name: name });
    await program.connect();
    await expect(restore({ replace: true })).rejects.toThrow(`its ${name} is connected from 127.0.0.1. Stop it`);
    await program.end();
    expect(await titles()).toEqual(['Newer', 'Newer']);
  });
});

it('is refused where the other engine is set', async () => {
  await backUp();
  rmSync(at('site'), { recursive: true });
  await expect(restore({ databaseUrl: '' })).rejects.toThrow('DATABASE_URL is not set');
  mkdirSync(at('site'));
  await backUp('');
  rmSync(at('site'), { recursive: true });
  await expect(restore({ databaseUrl: await emptyDatabase() })).rejects.toThrow('npm run move');
  expect(existsSync(at('site'))).toBe(false);
});

it('says what to install when the programs are too old for the server, or absent', async () => {
  mkdirSync(at('bin'));
  await expect(
    clientPrograms(url, { POSTGRES_BIN: at('bin') }).then(({ programOf }) => programOf('pg_dump')),
  ).rejects.toThrow(
    /There is no pg_dump here, and the database runs on Postgres \d+: .*apt-get install postgresql-client/,
  );
  writeFileSync(at('bin', 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
  chmodSync(at('bin', 'pg_dump'), 0o755);
  await expect(
    clientPrograms(url, { POSTGRES_BIN: at('bin') }).then(({ programOf }) => programOf('pg_dump')),
  ).rejects.toThrow('pg_dump here is version 9');
});

it('says that a database cannot be reached, without its password', async () => {
  const nowhere = backUp('postgres://anna:secret@127.0.0.1:1/site');
  await expect(nowhere).rejects.toThrow(/postgres:\/\/anna@127\.0\.0\.1:1\/site cannot be used: .*ECONNREFUSED/);
  await expect(nowhere).rejects.not.toThrow('secret');
  expect(readdirSync(folder)).toEqual(['site']);
});
