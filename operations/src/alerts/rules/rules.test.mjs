import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMetrics } from '../sources/read-metrics.mjs';
import { RULES } from './all-rules.mjs';

const NOW = Date.parse('2027-01-10T12:00:00Z');
const [HOUR, DAY] = [3_600_000, 86_400_000];

const SETTINGS = {
  dataDir: '/var/lib/soteria',
  edgeUrl: 'http://localhost:3000',
  publicUrl: 'https://www.example.org',
  contentApiUrl: undefined,
  metricsToken: undefined,
  formsAfterMs: HOUR,
  mail: undefined,
  webhook: undefined,
};

/** @param {number} hours since the last one */
const backup = (hours) => ({
  last: { madeAt: new Date(NOW - hours * HOUR).toISOString(), bytes: 1, place: '/backups' },
});

const HEALTHY = {
  now: NOW,
  watchedSince: NOW - 90 * DAY,
  isReady: true,
  metrics: parseMetrics('soteria_cms_up 1\nsoteria_forms_readable 1\n'),
  disk: { usedShare: 0.4, freeBytes: 9e9, folder: '/var/lib/soteria' },
  certificate: { from: new Date(NOW - 30 * DAY), until: new Date(NOW + 60 * DAY), host: 'www.example.org' },
  backups: backup(20),
};

/** @param {Partial<import('../measure-site.mjs').Measurements>} measured */
function found(measured) {
  return Object.values(RULES).flatMap((rule) => rule({ ...HEALTHY, ...measured }, SETTINGS) ?? []);
}

/** @param {string} samples */
const withMetrics = (samples) => ({
  metrics: parseMetrics(`soteria_cms_up 1\nsoteria_forms_readable 1\n${samples}`),
});

/** @param {number} left @param {number} whole in days */
const certificate = (left, whole) => ({
  certificate: {
    from: new Date(NOW + (left - whole) * DAY),
    until: new Date(NOW + left * DAY),
    host: 'www.example.org',
  },
});

it('finds nothing on a healthy site', () => {
  expect(found({})).toEqual([]);
});

it.each([
  ['an edge that is not ready', { isReady: false }, 'The website does not answer'],
  [
    'a CMS that is away',
    { metrics: parseMetrics('soteria_cms_up 0\nsoteria_content_age_seconds 200\nsoteria_forms_readable 1') },
    'The CMS does not answer',
  ],
  ['a disk of 90 %', { disk: { usedShare: 0.9, freeBytes: 3e8, folder: '/var' } }, "The server's disk is 90 % full"],
  ['a certificate of 90 days with 5 left', certificate(5, 90), 'The certificate of www.example.org ends in 5 days'],
  ['a certificate of 6 days with 1 left', certificate(1, 6), 'The certificate of www.example.org ends in 1 day'],
  ['a certificate that has ended', certificate(-1, 90), 'The certificate of www.example.org has ended'],
  ['a backup of 37 hours ago', { backups: backup(37) }, 'No backup for 1 day 13 hours'],
  ['no backup at all', { backups: {} }, 'There is no backup'],
  [
    'a paused rollout',
    withMetrics('soteria_rollout_halted{section="events",version="1.1.0",how="paused"} 1'),
    'The rollout of events@1.1.0 is paused',
  ],
  [
    'a release that was taken back',
    withMetrics('soteria_rollout_halted{section="events",version="1.1.0",how="quarantined"} 1'),
    'events@1.1.0 was taken back',
  ],
  [
    'forms that wait for more than an hour',
    withMetrics(
      'soteria_forms_pending{state="waiting"} 2\nsoteria_forms_pending{state="refused"} 1\n' +
        'soteria_forms_oldest_age_seconds{state="waiting"} 4320',
    ),
    '3 forms from visitors are not delivered',
  ],
  [
    'an edge that does not tell how it is',
    { metrics: null },
    'Nobody would hear of trouble with CMS, forms and rollouts',
  ],
  [
    'forms that cannot be read',
    { metrics: parseMetrics('soteria_cms_up 1\nsoteria_forms_readable 0') },
    "Visitors' forms cannot be read or stored",
  ],
])('finds %s, and says what to do', (_name, measured, subject) => {
  const findings = found(measured);
  expect(findings.map((finding) => finding.subject)).toEqual([subject]);
  expect(findings[0]?.todo.length).toBeGreaterThan(0);
  expect(findings[0]?.cause).toMatch(/\.$/);
});

it.each([
  ['a disk of 89 %', { disk: { usedShare: 0.899, freeBytes: 3e8, folder: '/var' } }],
  ['a certificate of 90 days with 11 left', certificate(11, 90)],
  ['a certificate of 6 days with 2 left', certificate(2, 6)],
  ['a site without https', { certificate: null }],
  ['a backup of 35 hours ago', { backups: backup(35) }],
  ['no backup of a site that was started today', { backups: {}, watchedSince: NOW - HOUR }],
  ['forms that wait for less than an hour', withMetrics('soteria_forms_oldest_age_seconds{state="waiting"} 3599')],
  ['forms that look like spam', withMetrics('soteria_forms_oldest_age_seconds{state="held"} 999999')],
  ['a rollout that runs', withMetrics('soteria_rollout_halted{section="events",version="1.1.0",how="paused"} 0')],
])('does not find %s', (_name, measured) => {
  expect(found(measured)).toEqual([]);
});

it('says that it does not know, while the edge does not answer', () => {
  const silent = { ...HEALTHY, isReady: false, metrics: null, disk: null };
  const unknown = Object.entries(RULES).filter(([, rule]) => rule(silent, SETTINGS) === null);
  expect(unknown.map(([name]) => name)).toEqual([
    'cms-down',
    'forms-undelivered',
    'disk-full',
    'rollout-halted',
    'not-readable',
  ]);
});

it('says why the last attempt of a backup failed', () => {
  const failed = { at: new Date(NOW - HOUR).toISOString(), reason: 'The disk there is full.' };
  const [finding] = found({ backups: { ...backup(37), failed } });
  expect(finding?.cause).toContain('The attempt of 2027-01-10 11:00 UTC failed: The disk there is full.');
});

it('has the alerts that docs/operations.md explains, and no others', () => {
  const operations = readFileSync(join(__dirname, '../../../../docs/operations.md'), 'utf8');
  const listed = [...operations.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| [^|]+ \| (?:`Soteria|—)/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(Object.keys(RULES));
});

it('speaks of a certificate that has ended as of one', () => {
  expect(found(certificate(-1, 90))[0]?.cause).toContain(
    'was valid until 2027-01-09 12:00 UTC. Since then, browsers warn',
  );
});

it('says what to do with refused forms only where there are such', () => {
  const oldest = 'soteria_forms_oldest_age_seconds{state="waiting"} 4320\n';
  const todo = (/** @type {string} */ counts) => found(withMetrics(oldest + counts))[0]?.todo.join();
  expect(todo('soteria_forms_pending{state="waiting"} 1')).not.toContain('refused');
  expect(todo('soteria_forms_pending{state="refused"} 1')).toContain('A form that was refused');
});
