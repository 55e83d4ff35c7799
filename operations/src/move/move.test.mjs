import Database from 'better-sqlite3';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../postgres/testing/empty-database.mjs';
import { rowsOf, withClient } from '../postgres/with-client.mjs';
import { checkTarget } from './check-target.mjs';
import { comparedTable } from './compared-table.mjs';
import { copyFiles } from './copy-files.mjs';
import { moveContent, moveForms, refuseUsedTarget } from './move-database.mjs';
import { beginProgress } from './progress-table.mjs';

/** Tables as Strapi makes them on either engine. */
const ON_SQLITE = `
  CREATE TABLE strapi_migrations_internal (id integer PRIMARY KEY AUTOINCREMENT, name varchar(255), time datetime);
  CREATE TABLE events (id integer PRIMARY KEY AUTOINCREMENT, document_id varchar(255), title varchar(255), start_date datetime,
    day date, time time, fee float, featured boolean, blocks json, locale varchar(255), created_by_id integer);
  CREATE TABLE admin_users (id integer PRIMARY KEY AUTOINCREMENT, email varchar(255), created_by_id integer);
  CREATE TABLE albums_events_lnk (id integer PRIMARY KEY AUTOINCREMENT, entity_id integer, cmp_id integer, "order" double);
  INSERT INTO strapi_migrations_internal (name) VALUES ('one');
  INSERT INTO admin_users VALUES (1, 'anna@example.org', 2), (2, 'ben@example.org', 1);
  INSERT INTO albums_events_lnk VALUES (4, 3, 9, 1.5);
  INSERT INTO events VALUES
    (3, 'abc', 'Übung «1» 🕊', 1790600400123, '2026-09-28', '10:30:00.000', 12.5, 1, '{"b":[1,{"z":0,"a":null}],"a":"x"}', 'en', 2),
    (7, 'def', '', NULL, NULL, '10:30:00.500', 0, 0, 'null', NULL, NULL), (9, 'ghi', 'gone', 0, NULL, NULL, NULL, NULL, '"text"', NULL, NULL);
  DELETE FROM events WHERE id = 9;`;
const ON_POSTGRES = `
  CREATE SCHEMA edge;
  CREATE TABLE strapi_migrations_internal (id serial PRIMARY KEY, name varchar(255), time timestamp);
  CREATE TABLE admin_users (id serial PRIMARY KEY, email varchar(255), created_by_id integer REFERENCES admin_users);
  CREATE TABLE events (id serial PRIMARY KEY, document_id varchar(255), title varchar(255), start_date timestamp(6),
    day date, time time(3), fee numeric(10, 2), featured boolean, blocks jsonb, locale varchar(255),
    created_by_id integer REFERENCES admin_users);
  CREATE TABLE albums_events_lnk (id serial PRIMARY KEY, entity_id integer REFERENCES events ON DELETE CASCADE, cmp_id integer, "order" double precision);
  INSERT INTO strapi_migrations_internal (name) VALUES ('one');
  INSERT INTO admin_users (email) VALUES ('admin@soteria.local');
  CREATE TABLE edge.submissions (id text PRIMARY KEY, answers text, acknowledged boolean NOT NULL, received_at bigint NOT NULL,
    attempts integer NOT NULL, tried boolean NOT NULL GENERATED ALWAYS AS (attempts > 0) STORED);`;
const FORMS = `
  CREATE TABLE submissions (id text, answers text, acknowledged integer, receivedAt integer, attempts integer);
  INSERT INTO submissions VALUES ('1', '{"prayerRequest":"Peace"}', 0, 1790600400123, 0), ('2', NULL, 1, 1790600400124, 2);`;

/** @type {string} */
let folder;
/** @type {string} */
let url;
const at = (/** @type {string[]} */ ...path) => join(folder, ...path);
const run = (/** @type {string} */ text, to = url) => withClient(to, (client) => rowsOf(client, text));
/** @template T @param {(client: import('pg').Client) => Promise<T>} use */
const connected = (use) => withClient(url, use);
const inSqlite = (/** @type {string} */ name, /** @type {string} */ text) =>
  void new Database(at(name)).exec(text).close();
const content = () => connected((client) => moveContent(client, { file: at('content.db'), program: 'p' }));
const forms = () => connected((client) => moveForms(client, at('forms.db')));
const events = () =>
  run(`SELECT id, title, start_date, day, time, fee, featured, blocks, created_by_id FROM events ORDER BY id`);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-test-'));
  inSqlite('content.db', ON_SQLITE);
  inSqlite('forms.db', FORMS);
  url = await emptyDatabase();
  await run(ON_POSTGRES);
  await connected(beginProgress);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('content', () => {
  it('has the types of Postgres, its own numbers, and its relations', async () => {
    const parts = await content();
    const local = new Date(1790600400123 - new Date(1790600400123).getTimezoneOffset() * 60_000).toISOString();
    expect(await events()).toEqual([
      {
        id: '3',
        title: 'Übung «1» 🕊',
        start_date: local.replace('T', ' ').replace('Z', ''),
        day: '2026-09-28',
        time: '10:30:00',
        fee: '12.50',
        featured: 't',
        blocks: '{"a": "x", "b": [1, {"a": null, "z": 0}]}',
        created_by_id: '2',
      },
      {
        id: '7',
        title: '',
        start_date: null,
        day: null,
        time: '10:30:00.5',
        fee: '0.00',
        featured: 'f',
        blocks: null,
        created_by_id: null,
      },
    ]);
    // Tables that refer to themselves, and what the CMS had filled in at its start.
    expect(await run('SELECT email, created_by_id AS by FROM admin_users ORDER BY id')).toEqual([
      { email: 'anna@example.org', by: '2' },
      { email: 'ben@example.org', by: '1' },
    ]);
    expect(parts.map(({ part, source }) => [part, source.count])).toEqual([
      ['admin_users', 2],
      ['albums_events_lnk', 1],
      ['events', 2],
    ]);
    expect(comparedTable(parts)).toMatch(/^events +2 +2 +[0-9a-f]{12} +✓$/m);
  });

  it('gives no number again that an entry had, and still checks relations', async () => {
    await content();
    expect(await run(`INSERT INTO events (title) VALUES ('new') RETURNING id`)).toEqual([{ id: '10' }]);
    await expect(run('INSERT INTO events (created_by_id) VALUES (77)')).rejects.toThrow('foreign key');
    expect(await run('SELECT FROM pg_constraint WHERE condeferrable')).toEqual([]);
  });

  it('can be moved again, with what changed since', async () => {
    await content();
    const first = await events();
    await content();
    expect(await events()).toEqual(first);
    inSqlite('content.db', `DELETE FROM events WHERE id = 7; UPDATE events SET title = 'New title'`);
    await content();
    expect(await run('SELECT id, title FROM events')).toEqual([{ id: '3', title: 'New title' }]);
  });

  it('stays as it was when a relation leads nowhere', async () => {
    await content();
    const before = await events();
    inSqlite('content.db', `UPDATE events SET title = 'New title', created_by_id = 77`);
    await expect(content()).rejects.toThrow('foreign key');
    expect(await events()).toEqual(before);
  });

  it.each([
    [
      `UPDATE events SET title = printf('%.300c', 'x') WHERE id = 3`,
      'title in row 3 of the table events cannot go to Postgres: it has 300 characters, and Postgres takes 255',
    ],
    [
      `UPDATE events SET title = 'a' || char(0) WHERE id = 7`,
      'title in row 7 of the table events cannot go to Postgres: it holds a NUL character',
    ],
    [`UPDATE events SET fee = 1.239`, 'The table events is not the same in Postgres (2 rows here, 2 there)'],
    [
      `ALTER TABLE events ADD COLUMN choir text`,
      'The table events has a column choir, which this version does not know. Start the site once',
    ],
    [`CREATE TABLE choirs (id integer); INSERT INTO choirs VALUES (1)`, 'The content has a table choirs'],
    [`DELETE FROM strapi_migrations_internal`, 'The content is of an earlier version (one is not done)'],
  ])('is refused where Postgres could not have the same: %s', async (change, message) => {
    inSqlite('content.db', change);
    await expect(content()).rejects.toThrow(message);
    expect(await events()).toEqual([]);
  });
});

describe('forms', () => {
  it('are the same rows, and go again with what changed since', async () => {
    await forms();
    const [first] = await run('SELECT * FROM edge.submissions ORDER BY id');
    expect(first).toEqual({
      id: '1',
      answers: '{"prayerRequest":"Peace"}',
      acknowledged: 'f',
      received_at: '1790600400123',
      attempts: '0',
      tried: 'f',
    });
    inSqlite('forms.db', `DELETE FROM submissions WHERE id = '1'; INSERT INTO submissions VALUES ('3', NULL, 1, 5, 1)`);
    await forms();
    expect(await run('SELECT id, tried FROM edge.submissions ORDER BY id')).toEqual([
      { id: '2', tried: 't' },
      { id: '3', tried: 't' },
    ]);
  });

  it('are none where the site has no file of them', async () => {
    expect(await connected((client) => moveForms(client, null))).toEqual([]);
  });
});

describe('a target on which the site runs since', () => {
  const check = () => connected(refuseUsedTarget);

  beforeEach(async () => {
    await content();
    await forms();
  });

  it('is taken as long as nothing changed', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    ['content', `UPDATE public.events SET title = 'Edited there'`],
    ['content', `INSERT INTO public.admin_users (email) VALUES ('new@example.org')`],
    ['forms', `DELETE FROM edge.submissions WHERE id = '2'`],
  ])('is refused: %s changed', async (part, change) => {
    await run(change);
    await expect(check()).rejects.toThrow(`its ${part} changed there since it was moved`);
  });
});

describe('a database', () => {
  const check = (to = url, withContent = true) => withClient(to, (client) => checkTarget(client, to, { withContent }));

  it('may be empty, or that of an earlier move', async () => {
    await expect(check()).resolves.toBeUndefined();
    await expect(check(await emptyDatabase())).resolves.toBeUndefined();
  });

  it('with tables of somebody else is refused, unless the content is to stay there', async () => {
    const other = await emptyDatabase();
    await run('CREATE TABLE ledger (id int)', other);
    await expect(check(other)).rejects.toThrow(/holds another site, or something else \(table public\.ledger\)/);
    await expect(check(other, false)).resolves.toBeUndefined();
  });

  it('whose user may make nothing is refused, with the statements that help', async () => {
    const [other, user] = [await emptyDatabase(), `plain_${Date.now()}`];
    await run(`CREATE ROLE ${user} LOGIN`, other);
    const as = Object.assign(new URL(other), { username: user }).href;
    const refusal = await check(as).catch((error) => String(error.message));
    expect(refusal).toContain(`The user ${user} may not make what a site needs`);
    await run(String(/run, in that database: (.*) -- or/.exec(String(refusal))?.[1]), other);
    await expect(check(as)).resolves.toBeUndefined();
  });

  it('of another encoding is refused', async () => {
    const name = `latin_${Date.now()}`;
    await run(`CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0`);
    await expect(check(Object.assign(new URL(url), { pathname: `/${name}` }).href)).rejects.toThrow(
      'stores texts as LATIN1',
    );
  });

  it('to which another move is under way, or which a site uses, is refused', async () => {
    await connected(async (client) => {
      await checkTarget(client, url, { withContent: true });
      await expect(check()).rejects.toThrow('Another move');
    });
    const edge = new pg.Client({ connectionString: url, application_name: 'soteria-edge' });
    await edge.connect();
    await expect(check()).rejects.toThrow('its soteria-edge is connected');
    await edge.end();
  });
});

describe('files', () => {
  const put = (/** @type {string} */ path, text = path) => {
    mkdirSync(at(path, '..'), { recursive: true });
    writeFileSync(at(path), text);
  };

  it('that no database has are copied, and uploads that were deleted since are deleted', async () => {
    const lasting = [
      'cms/secrets.json',
      'cms/public/uploads/a.webp',
      'outbox/1.eml',
      'releases/events/1.0.0/remote.json',
    ];
    const passing = [
      'logs/edge.log',
      'run/edge.pid',
      'teams.json',
      'audit.jsonl',
      'operator/token',
      'releases/release-table.json',
    ];
    for (const path of [...lasting, ...passing]) put(`site/${path}`);
    const { source, target } = await copyFiles(at('site'), at('new'));
    expect(target).toEqual({ ...source, count: lasting.length });
    expect(readFileSync(at('new', 'cms', 'secrets.json'), 'utf8')).toBe('site/cms/secrets.json');

    rmSync(at('site', 'cms', 'public', 'uploads', 'a.webp'));
    put('site/cms/public/uploads/b.webp');
    put('new/outbox/1.eml', 'half');
    const again = await copyFiles(at('site'), at('new'));
    expect(again.target).toEqual({ ...again.source, count: lasting.length });
    expect(() => readFileSync(at('new', 'cms', 'public', 'uploads', 'a.webp'))).toThrow('ENOENT');
  });

  it('are not mixed with those of another site', async () => {
    put('site/cms/secrets.json');
    put('new/cms/secrets.json', 'of others');
    await expect(copyFiles(at('site'), at('new'))).rejects.toThrow('holds another site');
  });
});

it('shows what differs, and throws', () => {
  const side = (/** @type {string} */ hash) => ({ count: 1, hash });
  const parts = [{ part: 'teams', source: side('a1'), target: side('b2') }];
  expect(() => comparedTable(parts)).toThrow(
    /teams +1 +1 +a1 +✗ b2[\s\S]*Not the same on both sides: teams\. Run this again/,
  );
});
