import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import {
  answer,
  args,
  at,
  FILE,
  GIVEN,
  MAIL,
  modeOf,
  SITE,
  stored,
  type,
  makeFolder,
  removeFolder,
} from './testing/setup-program.mjs';

beforeEach(makeFolder);
afterEach(removeFolder);

it('asks, writes a private file with secrets, and says what is left', () => {
  const { stdout, status } = type([...SITE, ...MAIL, 'sftp:box@nas:/backup', ''], '--unchecked');
  expect(status).toBe(0);
  expect(stored()).toEqual({
    PUBLIC_URL: 'https://www.grace.example',
    DATA_DIR: '/var/lib/soteria',
    ADMIN_EMAIL: 'anna@grace.example',
    SMTP_URL: 'smtps://web%40grace.example:p%40ss%2Fw%3Ard@smtp.grace.example:465',
    MAIL_FROM: 'Grace Church <web@grace.example>',
    MAIL_TO: 'anna@grace.example',
    ALERT_MAIL_TO: 'anna@grace.example',
    BACKUP_TO: 'sftp:box@nas:/backup',
    BACKUP_PASSWORD_FILE: at('etc', 'backup-password'),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1,::1',
    CONTENT_HOOK_SECRET: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}\n$/);
  expect([modeOf(FILE()), modeOf(at('etc', 'backup-password'))]).toEqual(['600', '600']);
  expect(stdout).toContain('Without the password no backup can be read');
  expect(stdout).toContain('soteria backup --verify');
});

it('run again, has its own answers as defaults, and changes only what is answered otherwise', () => {
  type([...SITE, ...MAIL, 'sftp:box@nas:/backup', ''], '--unchecked');
  const password = readFileSync(at('etc', 'backup-password'), 'utf8');
  const before = readFileSync(FILE(), 'utf8');
  writeFileSync(FILE(), `# Ours.\nRENDER_THREADS=4\n${before}`);
  const { stdout } = type([...Array(10).fill(''), 'sftp:box@other:/backup', '', 'yes'], '--unchecked');
  expect(stdout).toContain('[https://www.grace.example]');
  expect(stdout).not.toContain('p@ss');
  expect(stdout).toContain('Change BACKUP_TO in it?');
  const expected = `# Ours.\nRENDER_THREADS=4\n${before.replace('box@nas', 'box@other')}`;
  expect(readFileSync(FILE(), 'utf8')).toBe(expected);
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe(password);

  expect(type([...Array(6).fill(''), '', '', 'boss@grace.example', '', '', '', 'no'], '--unchecked').stderr).toContain(
    'Nothing was written',
  );
  expect(readFileSync(FILE(), 'utf8')).toBe(expected);
});

it('leaves out what is answered by none, also what was there', () => {
  type([...SITE, ...MAIL, 'sftp:box@nas:/backup', ''], '--unchecked');
  expect(type(['', '', '', 'none', 'none', 'yes'], '--unchecked').status).toBe(0);
  expect(stored()).not.toHaveProperty('SMTP_URL');
  expect(stored()).not.toHaveProperty('BACKUP_TO');
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://www.grace.example' });
});

it('asks again what cannot be meant', () => {
  const typed = ['https://grace.example/site', 'localhost', ...SITE.slice(0, 2), 'anna', SITE[2] ?? '', '', ''];
  const { stdout, status } = type(typed, '--unchecked');
  expect(status).toBe(0);
  expect(stdout.match(/must be a domain/g)).toHaveLength(2);
  expect(stdout).toContain('must be one e-mail address');
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://www.grace.example', ADMIN_EMAIL: 'anna@grace.example' });
  expect(stored()).not.toHaveProperty('SMTP_URL');
});

it('writes nothing when the answers end before the questions', () => {
  const { stderr, status } = type(SITE, '--unchecked');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
  expect(readdirSync(at())).toEqual(['program.mjs']);
});

it('takes answers of a file, and names all that is wrong with them at once', () => {
  expect(answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'of before' }, '--unchecked').status).toBe(0);
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe('of before\n');
  const { status, stderr } = answer(
    { PUBLIC_URL: 'grace', ADMIN_EMAIL: 'anna', SMTP_HOST: 'smtp grace' },
    '--unchecked',
  );
  expect(status).toBe(1);
  for (const text of ['PUBLIC_URL must be', 'ADMIN_EMAIL must be', 'SMTP_HOST must be', 'MAIL_FROM is needed'])
    expect(stderr).toContain(text);
  expect(answer({ ...GIVEN, DOMAIN: 'x' }, '--unchecked').stderr).toContain('answers DOMAIN, which is not asked');
});

it('changes a file that is there by answers of a file only with --replace, and leaves its secrets', () => {
  answer(GIVEN, '--unchecked');
  const { CONTENT_HOOK_SECRET } = stored();
  const other = { ...GIVEN, PUBLIC_URL: 'hope.example' };
  expect(answer(other, '--unchecked').stderr).toContain('PUBLIC_URL would change. Nothing was written');
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://grace.example' });
  expect(answer(other, '--unchecked', '--replace').status).toBe(0);
  expect(stored()).toMatchObject({ PUBLIC_URL: 'https://hope.example', CONTENT_HOOK_SECRET });
});

it('moves the password of older backups aside, and makes a site key with a database', () => {
  answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'old' }, '--unchecked');
  writeFileSync(FILE(), `${readFileSync(FILE(), 'utf8')}DATABASE_URL=postgres://db/grace\n`);
  answer({ ...GIVEN, BACKUP_TO: '/backup', BACKUP_PASSWORD: 'new' }, '--unchecked', '--replace');
  const [, aside = ''] = readdirSync(at('etc')).filter((name) => name.startsWith('backup-password'));
  expect(readFileSync(at('etc', aside), 'utf8')).toBe('old\n');
  expect(readFileSync(at('etc', 'backup-password'), 'utf8')).toBe('new\n');
  expect(stored()).toMatchObject({ SITE_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it('lets a command of its own for backups stand, and does not ask where they go', () => {
  answer(GIVEN, '--unchecked');
  const command = `BACKUP_COMMAND='gpg "$BACKUP_FILE"'`;
  writeFileSync(FILE(), `${readFileSync(FILE(), 'utf8')}${command}\n`);
  const { stdout, status } = type([...Array(3).fill(''), ''], '--unchecked');
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('Where backups go')]);
  expect(readFileSync(FILE(), 'utf8')).toContain(command);
});

it('stores every sign of a password as it is typed', () => {
  const password = `a'b"c$d#e\\f\`g %h(~)`;
  const mail = [...MAIL.slice(0, 3), password, ...MAIL.slice(4)];
  expect(type([...SITE, ...mail, ''], '--unchecked').status).toBe(0);
  const url = stored().SMTP_URL ?? '';
  expect(url).toMatch(/^[\w:/@.%-]+$/);
  expect(decodeURIComponent(new URL(url).password)).toBe(password);
});

it.each([
  ['MAIL_FROM', 'Grace $ Church <web@grace.example>'],
  ['DATA_DIR', '/srv/#1'],
])('refuses %s=%s, which systemd, Docker and Node do not read alike', (name, text) => {
  const mail = { SMTP_HOST: 'localhost', SMTP_PORT: '25' };
  expect(answer({ ...GIVEN, ...mail, [name]: text }, '--unchecked').stderr).toContain(
    `${name} must not have any of $ #`,
  );
});

it('makes a password for backups whose password is left empty, but none for the mail server', () => {
  const empty = { SMTP_HOST: 'smtp.grace.example', SMTP_USER: 'web@grace.example', SMTP_PASSWORD: '' };
  const backups = { BACKUP_TO: '/backup', BACKUP_PASSWORD: '' };
  expect(answer({ ...GIVEN, ...backups, ...empty }, '--unchecked').stderr).toContain('SMTP_PASSWORD is needed');
  expect(answer({ ...GIVEN, ...backups }, '--unchecked').status).toBe(0);
  expect(readFileSync(at('etc', 'backup-password'), 'utf8').trim()).toHaveLength(29);
});

it('asks how a mail server encrypts where its port does not say', () => {
  const mail = ['smtp.grace.example', '2465', 'ssl', 'tls', ...MAIL.slice(2)];
  const { stdout } = type([...SITE, ...mail, ''], '--unchecked');
  expect(stdout).toContain('must be tls (from the first byte) or starttls');
  expect(stored().SMTP_URL).toMatch(/^smtps:.*:2465$/);
});

it('refuses an answer that Node would cut off', () => {
  writeFileSync(at('answers'), 'PUBLIC_URL=grace.example # ours\nSMTP_PASSWORD=ab#cd\n');
  const { status, stderr } = type([], '--answers', at('answers'), '--unchecked');
  expect([status, stderr]).toEqual([1, expect.stringContaining('what follows # in SMTP_PASSWORD would be lost')]);
});

it('on a terminal, does not show the password', async () => {
  const command = [process.execPath, ...args('--unchecked')];
  const run =
    process.platform === 'darwin' ? ['-q', '/dev/null', ...command] : ['-qec', command.join(' '), '/dev/null'];
  const terminal = spawn('script', run, { stdio: 'pipe' });
  const ended = once(terminal, 'close');
  // The key for the line above, and the one that empties the line.
  const sender = `\u001B[A\u0015${MAIL[4]}`;
  const typed = [...SITE, ...MAIL.slice(0, 4), sender, ...MAIL.slice(5), '', '', ''];
  let seen = '';
  let answered = 0;
  terminal.stdout.on('data', (chunk) => {
    seen += String(chunk);
    if (!stripVTControlCharacters(seen.slice(answered)).endsWith(': ')) return;
    answered = seen.length;
    terminal.stdin.write(`${typed.shift()}\r`);
  });
  const errors = textOf(terminal.stderr);
  const [code] = await ended;
  expect([code, await errors]).toEqual([0, '']);
  expect(seen).toContain('smtp.grace.example');
  expect(seen).not.toContain('p@ss');
  expect(stored().SMTP_URL).toContain('p%40ss');
});
