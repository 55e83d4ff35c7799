import * as edge from 'edge/parsers';
import { parsePictureAddress, pictureAddress, VitalsReport } from 'shared/contract';
import * as v from 'valibot';
import { createOwnCookie, readPreview, readSignedJson, RequestRefused, signJson, signPreview } from 'releases/parsers';
import { isInertMarkup } from '../../../../shell/src/trusted-types/inert-markup.ts';
import { executableIn } from '../executable-in.ts';
import { jsonOr, refusing, type Target } from '../target.ts';

const KEY = Buffer.alloc(32, 2);
const NOW = Date.parse('2026-11-22T12:00:00Z');
const UNTIL = new Date(NOW + 60_000);
const PASS = signPreview({ section: 'events', version: '1.5.0', until: UNTIL }, KEY);
const SESSION = signJson({ team: 'events', tokenId: 't1', ends: NOW }, 'session', KEY);
const MAILBOX = { name: 'Soteria', address: 'website@church.example' };
const POSTMARK = { key: 'a-key', date: new Date(NOW) };
const MAIL = {
  lib_version: '4.4.1',
  user_id: 'site',
  service_id: 'soteria',
  template_id: 'contact',
  template_params: {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.org',
    phoneNumber: '4105550100',
    details: 'Hello',
  },
};
const FORM = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', request: 'Please pray.\r\nThank you.' };
const PRAYER = {
  ...FORM,
  phoneNumber: '4105550100',
  request: undefined,
  prayerRequest: 'For my mother: https://a.example',
};
const LONGEST_ANSWER = 5_000;
const HEADERS = {
  'idempotency-key': '8c0b7f3e-2f5b-4c5e-9f0e-0a4b3c2d1e0f',
  'form-seconds': '42',
  'form-homepage': '',
};
const EmailRequest = edge.emailRequest();
const visitor = createOwnCookie({ name: 'visitor', secure: true, sameSite: 'lax' });

/** None of it may be longer than what it was made of, or name another host. */
function takeAddress(input: string): void {
  const path = edge.requestAddress(input);
  if (!path.startsWith('/')) throw new Error(`The target became ${path}`);
  const single = edge.withoutDoubledSlash(path);
  if (single !== null && /^\/[/\\]/.test(single)) throw new Error(`It is sent to ${single}`);
  if (edge.isUpload(path) && /\.\.|\/\/|%|\\/.test(path)) throw new Error(`${path} counts as an upload.`);
  if ((edge.isReadable(path) || edge.isWritable(path)) && !/^\/api\/[\w/-]+$/.test(path))
    throw new Error(`${path} is asked for.`);
  const picture = parsePictureAddress(path);
  if (picture && pictureAddress(picture) !== path) throw new Error(`${path} is another picture's address too.`);
}

function takeQuery(input: string): void {
  const key = edge.contentKey('/api/events', new URLSearchParams(input), NOW);
  const address = edge.addressOf(key, NOW);
  if (new URL(address, 'http://cms.invalid').host !== 'cms.invalid') throw new Error(`It asks ${address}`);
  if (edge.contentKey('/api/events', new URLSearchParams(address.split('?')[1]), NOW) !== key)
    throw new Error(`Two spellings of one question: ${key}`);
}

function takeCookie(input: string): void {
  visitor.read({ headers: { cookie: input } } as Parameters<typeof visitor.read>[0]);
  const preview = readPreview(input, { release: KEY, content: KEY }, new Date(NOW));
  if (typeof preview !== 'string' && input !== PASS) throw new Error(`A pass that nobody has signed: ${input}`);
  if (readSignedJson(input, 'session', KEY) !== undefined && input !== SESSION)
    throw new Error(`A session that nobody has signed: ${input}`);
}

function takeMail(input: string): void {
  const { success, output, issues } = v.safeParse(EmailRequest, jsonOr(input));
  if (!success) return void edge.emailProblems(issues);
  const message = v.parse(edge.ContactMessage, output.template_params.answers);
  const { subject, replyTo } = edge.contactMail(message, { from: MAILBOX, to: MAILBOX }, POSTMARK);
  // oxlint-disable-next-line no-control-regex -- they are what must not be there
  if (/[\0-\x1f\x7f]/.test(`${subject}${JSON.stringify(replyTo)}`)) throw new Error('A control character in a header.');
}

function takeForm(input: string): void {
  refusing(() => {
    const fields = edge.readFields(jsonOr(input));
    const link = { href: '/', text: 'Back', quiet: true };
    const texts = Object.values(fields);
    const problems = Object.keys(fields).map((field) => ({ field, label: field, message: field }));
    const html = edge.resultPage({ title: texts[0] ?? '', texts, problems, link });
    const found = executableIn(html.replace(/<(style|meta)\b[^]*?>/g, ''));
    if (found) throw new Error(`The answer became something that runs: ${found}`);
  }, RequestRefused);
}

function takeAnswers(input: string): void {
  const read = edge.readAnswers('prayer-request', jsonOr(input));
  if ('problems' in read) {
    if (read.problems.length === 0) throw new Error('It is refused without a reason.');
    return;
  }
  const { answers } = read;
  for (const [field, answer] of Object.entries(answers))
    if (!(field in PRAYER) || answer.length > LONGEST_ANSWER) throw new Error(`${field} is taken with ${answer}`);
  edge.suspicionOf({ answers, seconds: 1 });
}

function takeFormHeaders(input: string): void {
  const { success, output } = v.safeParse(edge.FormHeaders, jsonOr(input));
  const key = success ? output['idempotency-key'] : undefined;
  if (key !== undefined && !/^[\da-f-]{36}$/.test(key)) throw new Error(`${key} counts as a key.`);
}

export const VISITORS: readonly Target[] = [
  {
    name: 'addresses',
    samples: [
      '/events?a=b',
      'http://a.example/events',
      '//a.example',
      '/uploads/a_1.jpg',
      '/api/events/1',
      '/_/pictures/avif/640/uploads/a.jpg',
    ],
    take: takeAddress,
  },
  {
    name: 'queries of the content',
    samples: ['filters[startDate][$gte]=2026-11-22T12:00:00.000Z&sort=date&populate=*', 'pagination[page]=2'],
    take: takeQuery,
  },
  {
    name: 'locks in queries',
    samples: ['content@1.0.0,events@1.1.0-rc.1', 'shell@1.0.0'],
    take: (input) => refusing(() => edge.lockIn(input), RequestRefused),
  },
  {
    name: 'cookies, previews and sessions',
    samples: [`__Host-visitor=${'a'.repeat(22)}; team=x`, PASS, SESSION],
    take: takeCookie,
  },
  { name: 'forms', samples: [JSON.stringify(FORM), JSON.stringify({ data: FORM })], take: takeForm },
  { name: 'answers for the CMS', samples: [JSON.stringify(PRAYER)], take: takeAnswers },
  { name: 'headers of forms', samples: [JSON.stringify(HEADERS)], take: takeFormHeaders },
  { name: 'the e-mail call', samples: [JSON.stringify(MAIL)], take: takeMail },
  {
    name: 'reports of visits',
    samples: [
      JSON.stringify({
        lock: { events: '1.0.0' },
        sections: ['events'],
        lcp: 900,
        failures: [{ section: 'events', version: '1.0.0', reason: 'load' }],
      }),
    ],
    take: (input) => void v.safeParse(VitalsReport, jsonOr(input)),
  },
  {
    name: 'texts that may become markup',
    samples: [
      '<p>Hi <a href="https://example.org">there</a></p>',
      '<button type="button" class="a" aria-label="b"></button>',
    ],
    take: (input) => {
      const found = isInertMarkup(input) ? executableIn(input.replace('<script></script>', '')) : null;
      if (found) throw new Error(`The page's policy lets through: ${found}`);
    },
  },
];
