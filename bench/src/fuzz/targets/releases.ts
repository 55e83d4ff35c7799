import { Remote, ShellRemote } from 'shared/contract';
import * as v from 'valibot';
import {
  Envelope,
  everybodysLock,
  openEnvelope,
  ReleaseStatement,
  ReleaseTable,
  resolveLock,
  revokedIn,
  seal,
  stableLock,
  TableRefused,
  unseal,
} from 'releases/parsers';
import { jsonOr, refusing, type Target } from '../target.ts';

const KEY = Buffer.alloc(32, 1);
const SINCE = '2026-11-21T12:00:00.000Z';
const PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----`;

const release = (version: string, state: string, share: number) => ({
  url: `/_/assets/events/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  version,
  state,
  since: SINCE,
  share,
  ...(state === 'candidate' ? { rollout: 'r1', plan: PLAN } : {}),
});
const PLAN = { steps: [50, 100], every: 600, next: SINCE };
const DOCUMENT: unknown = {
  sections: {
    events: [release('1.0.0', 'stable', 90), release('1.1.0', 'candidate', 10), release('0.9.0', 'quarantined', 0)],
    shell: [release('1.0.0', 'stable', 100)],
  },
};
const REMOTE = {
  name: 'events',
  version: '1.0.0',
  source: 'abc',
  contract: '1.1.0',
  routes: [{ path: '/events', page: 'events', title: 'Events', query: ['ministry'], slots: ['home.next-event'] }],
  slots: [{ slot: 'home.next-event', expose: 'next-event' }],
  entry: 'remoteEntry.js',
  globalName: 'events_1_0_0',
  requires: { react: '^19.0.0' },
  exposes: { 'pages/events': { js: ['page.js'], css: ['page.css'] } },
};
const ENVELOPE = {
  payloadType: 'application/vnd.soteria.release+json',
  payload: Buffer.from('{"section":"events","version":"1.0.0","files":{}}').toString('base64'),
  signatures: [{ keyid: 'k1', sig: Buffer.alloc(64).toString('base64') }],
};

export const RELEASES: readonly Target[] = [
  {
    name: 'release table',
    samples: [JSON.stringify(DOCUMENT)],
    take: (input) => {
      const parsed = v.safeParse(ReleaseTable, jsonOr(input));
      if (!parsed.success) return;
      const locks = [everybodysLock(parsed.output), resolveLock(parsed.output, 'visitor'), stableLock(parsed.output)];
      for (const lock of locks) revokedIn(parsed.output, lock ?? {});
      seal({ serial: 1, table: parsed.output }, KEY);
    },
  },
  {
    name: 'sealed release table',
    samples: [seal({ serial: 1, table: v.parse(ReleaseTable, DOCUMENT) }, KEY)],
    take: (input) => refusing(() => unseal(input, KEY), TableRefused),
  },
  {
    name: 'remote.json',
    samples: [
      JSON.stringify(REMOTE),
      JSON.stringify({
        name: 'shell',
        version: '1.0.0',
        source: '',
        js: ['a.js'],
        css: [],
        fonts: [],
        contract: '1.1.0',
        provides: { react: '19' },
      }),
    ],
    take: (input) => {
      const [section, shell] = [v.safeParse(Remote, jsonOr(input)), v.safeParse(ShellRemote, jsonOr(input))];
      const files = section.success
        ? Object.values(section.output.exposes).flatMap(({ js, css }) => [...js, ...css])
        : [];
      for (const file of [...files, ...(shell.success ? shell.output.js : [])])
        if (/(^|\/)\.\.(\/|$)|^\/|:/.test(file)) throw new Error(`A file leads out of the release: ${file}`);
    },
  },
  {
    name: 'signed statement of a release',
    samples: [JSON.stringify(ENVELOPE)],
    take: (input) => {
      const envelope = v.safeParse(Envelope, jsonOr(input));
      if (!envelope.success) return;
      const opened = openEnvelope(envelope.output, PUBLIC_KEY);
      if (opened !== null) throw new Error('A signature that nobody made was taken.');
      v.safeParse(ReleaseStatement, jsonOr(Buffer.from(envelope.output.payload, 'base64').toString()));
    },
  },
];
