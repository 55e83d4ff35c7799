import { readBackupNote } from '../backup/backup-note.mjs';
import { readCertificate } from './sources/read-certificate.mjs';
import { readDisk } from './sources/read-disk.mjs';
import { isReady, readMetrics } from './sources/read-metrics.mjs';

/** @typedef {import('./alert-settings.mjs').AlertSettings} AlertSettings */

/**
 * @typedef {object} Measurements what the rules look at; null: not known
 * @property {number} now milliseconds since 1970
 * @property {number} watchedSince milliseconds since 1970: when the first look was
 * @property {boolean} isReady
 * @property {readonly import('./sources/read-metrics.mjs').Sample[] | null} metrics
 * @property {import('./sources/read-disk.mjs').Disk | null} disk
 * @property {import('./sources/read-certificate.mjs').Certificate | null} certificate
 * @property {import('../backup/backup-note.mjs').BackupNote} backups empty: there was none
 */

/**
 * Looks at the site of this machine.
 * @param {AlertSettings} settings
 * @param {{ now: number, watchedSince: number }} times
 * @returns {Promise<Measurements>}
 */
export async function measureSite(settings, times) {
  const { edgeUrl, dataDir, publicUrl } = settings;
  const [ready, metrics, disk, certificate, backups] = await Promise.all([
    isReady(edgeUrl),
    readMetrics(settings),
    readDisk(dataDir).catch(() => null),
    readCertificate(publicUrl),
    readBackupNote(dataDir),
  ]);
  return { ...times, isReady: ready, metrics, disk, certificate, backups };
}
