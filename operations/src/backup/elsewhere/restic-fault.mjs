import { StepError } from '../../process/step.mjs';

/**
 * What restic, ssh and the stores say, and what a person does about it. The first that fits is taken.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const FAULTS = [
  [
    /resolving password failed|empty password/i,
    'The password cannot be read. See that the file of BACKUP_PASSWORD_FILE is not empty, and that this user may read it.',
  ],
  [/executable file not found/, 'ssh is not installed here. Debian and Ubuntu: `apt-get install openssh-client`.'],
  [
    /wrong password or no key found/,
    'The password does not open it. Set the BACKUP_PASSWORD, or the file of BACKUP_PASSWORD_FILE, that its first backup was made with.',
  ],
  [
    /no space left|disk quota|insufficient storage/i,
    'The disk there is full. Make room there; what is stored already is whole.',
  ],
  [
    /host key verification failed/i,
    'This machine does not know that one yet. Connect once by hand as the user who runs the site, `ssh <user>@<host>`, compare the key and say yes.',
  ],
  [
    /permission denied \(|too many authentication failures/i,
    'The other machine does not let this user in. Add the public key of the user who runs the site there: `ssh-copy-id <user>@<host>`.',
  ],
  [/permission denied/i, 'This user may not write there. Give the folder to the user who runs the site.'],
  [
    /read-only file system/i,
    'This program may not write there. Under systemd, name the folder: `systemctl edit soteria-backup`, [Service], ReadWritePaths=… Otherwise its disk is mounted to be read only.',
  ],
  [
    /could not resolve hostname|no such host|temporary failure in name resolution/i,
    'Nobody knows a machine of that name. See that BACKUP_TO is spelled right, and that this machine has a name server.',
  ],
  [
    /connection refused|no route to host|network is unreachable|timed? ?out|connection reset|connection closed/i,
    'It does not answer. See that the other machine runs, that its name and port are right, and that no firewall stands between.',
  ],
  [
    // restic may end before it has read why ssh did.
    /unable to start the sftp session/i,
    'ssh ended at once. As the user who runs the site, `ssh <user>@<host>` says why: mostly its key is not there yet (`ssh-copy-id <user>@<host>`).',
  ],
  [
    /401 unauthorized|403 forbidden|access ?denied|invalidaccesskey|signaturedoesnotmatch|access key/i,
    'It refuses the user or key. See the user and password in BACKUP_TO, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [
    /already locked/,
    'Another program works on it just now. Wait until it is done; after a crash, its lock is ignored half an hour after its last sign of life.',
  ],
  [
    /parsing repository location failed|invalid backend|invalid format/,
    'restic does not understand that address. Give, for example, /mnt/backup/soteria, sftp:user@host:/backup/soteria, rest:https://host/soteria or s3:https://host/bucket.',
  ],
  [/no matching id found/i, 'It has no backup of that id. `backup --list` shows those that it has.'],
];

/** There is no restic repository at a place that answers. */
const ABSENT = /no such file or directory|does not exist|404 not found|file not found|key does not exist/i;

/** The repository is not there, while its place can be reached. */
export class NoRepository extends StepError {}

/**
 * The error that a person reads for a failed restic.
 * @param {string} shown place of the repository, without a password
 * @param {{ code?: unknown, killed?: boolean | undefined, stderr?: string | undefined, message?: string }} failure
 * @returns {StepError}
 */
export function resticFault(shown, { code, killed = false, stderr = '', message = '' }) {
  if (code === 'ENOENT') {
    return new StepError(
      'restic is not installed here, and BACKUP_TO needs it. Debian and Ubuntu: `apt-get install restic`.',
    );
  }
  const told = killed ? 'It timed out.' : (stderr || message).trim().split('\n').slice(-8).join('\n');
  const known = killed
    ? FAULTS.find(([pattern]) => pattern.test('timed out'))
    : FAULTS.find(([pattern]) => pattern.test(told));
  if (!known && ABSENT.test(told)) return new NoRepository(`There is no backup at ${shown} yet.\n${told}`);
  return new StepError(`Backups at ${shown}: ${known?.[1] ?? 'restic failed.'}\n${told}`);
}
