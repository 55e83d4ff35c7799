import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupDestination } from './destination.mjs';
import { NoRepository, resticFault } from './restic-fault.mjs';
import { chooseSnapshot } from './snapshots.mjs';

const GOOD = { BACKUP_TO: 'sftp:box@nas:/backup', BACKUP_PASSWORD: 'long' };

it('is nowhere without settings, and has its defaults with one place', () => {
  expect(backupDestination({ BACKUP_TO: '' })).toBeNull();
  expect(backupDestination(GOOD)).toEqual({
    kind: 'repository',
    repository: {
      place: GOOD.BACKUP_TO,
      shown: GOOD.BACKUP_TO,
      site: 'localhost',
      password: { RESTIC_PASSWORD: 'long' },
    },
    retention: { days: 7, weeks: 4, months: 6 },
  });
});

it('shows no password of an address', () => {
  const settings = { ...GOOD, BACKUP_TO: 'rest:https://grace:secret@host.example/grace' };
  expect(backupDestination(settings)).toMatchObject({ repository: { shown: 'rest:https://grace@host.example/grace' } });
});

it.each([
  [{ BACKUP_TO: 'backups' }, 'is no whole path and no address'],
  [{ BACKUP_PASSWORD: '' }, 'openssl rand -hex 32'],
  [{ BACKUP_PASSWORD: '', BACKUP_PASSWORD_FILE: '/nowhere/at-all' }, '/nowhere/at-all, and there is no such file'],
  [{ BACKUP_COMMAND: 'scp' }, 'are both set'],
  [{ BACKUP_WEEKS: 'many' }, 'BACKUP_WEEKS=many is no number of backups'],
  [{ BACKUP_DAYS: '0', BACKUP_WEEKS: '0', BACKUP_MONTHS: '0' }, 'deletes every backup'],
])('refuses %j', (change, text) => {
  expect(() => backupDestination({ ...GOOD, ...change })).toThrow(text);
});

it('has the password of systemd, unless its file is empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'destination-test-'));
  const credential = join(folder, 'backup-password');
  const settings = {
    BACKUP_TO: '/store',
    BACKUP_PASSWORD_FILE: join(folder, 'own'),
    CREDENTIALS_DIRECTORY: folder,
  };
  writeFileSync(settings.BACKUP_PASSWORD_FILE, 'long');
  writeFileSync(credential, '\n');
  const found = () => backupDestination(settings);
  expect(found()).toMatchObject({
    repository: { password: { RESTIC_PASSWORD_FILE: settings.BACKUP_PASSWORD_FILE } },
  });
  writeFileSync(credential, 'long');
  expect(found()).toMatchObject({ repository: { password: { RESTIC_PASSWORD_FILE: credential } } });
  rmSync(folder, { recursive: true });
});

describe('the backup that is meant', () => {
  const grace = { shown: '/store', site: 'grace.example' };
  const repository = { ...grace, place: '/store', password: {} };
  const made = (/** @type {string} */ id, /** @type {string} */ site) => ({
    id: `${id}00`,
    shortId: id,
    time: '',
    site,
  });
  const all = [made('aa1', 'grace.example'), made('ab2', 'grace.example'), made('cc3', 'hope.example')];

  it('is the newest of the site, or the one of an id, of whatever site', () => {
    expect(chooseSnapshot(all, repository, '').shortId).toBe('ab2');
    expect(chooseSnapshot(all, repository, 'cc').shortId).toBe('cc3');
  });

  it.each([
    [
      all,
      { ...repository, site: 'faith.example' },
      '',
      'no backup of faith.example, but of grace.example, hope.example',
    ],
    [all, repository, 'a', 'several backups of the id a'],
    [all, repository, 'dd', 'no backup of the id dd'],
    [[], repository, '', 'has no backup yet'],
  ])('is never guessed: %#', (snapshots, asked, id, text) => {
    expect(() => chooseSnapshot(snapshots, asked, id)).toThrow(text);
  });
});

/** As restic 0.14 and OpenSSH 9.2 print them. */
it.each([
  ['Fatal: wrong password or no key found', 'The password does not open it'],
  ['subprocess ssh: ssh: connect to host 127.0.0.1 port 22: Connection refused', 'It does not answer'],
  ['subprocess ssh: Host key verification failed.\r', 'Connect once by hand'],
  ['subprocess ssh: box@nas: Permission denied (publickey).', 'ssh-copy-id'],
  ['Fatal: unable to start the sftp session, error: read |0: file already closed', '`ssh <user>@<host>` says why'],
  ['ssh: Could not resolve hostname nas: Name or service not known', 'Nobody knows a machine of that name'],
  ['Head "http://127.0.0.1:9/config": dial tcp 127.0.0.1:9: connect: connection refused', 'It does not answer'],
  ['write small/r/data/3d/3dd5-tmp-354: no space left on device', 'The disk there is full'],
  ['Fatal: parsing repository location failed: invalid backend', 'does not understand that address'],
  ['Save(<lock/df5e58631a>) returned error: open r/locks/df-tmp: read-only file system', 'ReadWritePaths'],
])('%s: %s', (stderr, text) => {
  const fault = resticFault('/store', { code: 1, stderr });
  expect(fault.message).toContain(text);
  expect(fault.message).toContain(stderr.trim());
  expect(fault).not.toBeInstanceOf(NoRepository);
});

it('tells a place without a repository from one that cannot be reached', () => {
  const stderr =
    'Fatal: unable to open config file: stat /store/config: no such file or directory\nIs there a repository?';
  expect(resticFault('/store', { code: 1, stderr })).toBeInstanceOf(NoRepository);
});
