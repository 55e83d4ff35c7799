import fc from 'fast-check';
import { badInputs } from './bad-inputs.ts';
import { ODD_TEXTS } from './odd-values.ts';

/** A request, as bytes on a connection. */
export interface BadRequest {
  /** What of the site it is meant for. */
  readonly route: string;
  readonly bytes: string;
}

interface Route {
  readonly path: string;
  readonly methods: readonly string[];
  readonly weight: number;
  readonly type?: string;
  readonly bodies?: readonly string[];
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PERSON = 'firstName=Ann&lastName=Lee&email=ann%40example.org&phoneNumber=4105550100&request=Please+pray';
const MAIL =
  '{"lib_version":"4.4.1","user_id":"site","service_id":"soteria","template_id":"contact","template_params":{"firstName":"Ann","lastName":"Lee","email":"a@b.example","phoneNumber":"4105550100","details":"Hi"}}';

/** All routes of the edge; documents, which take the most time, are asked for less often. */
const ROUTES: readonly Route[] = [
  { path: '/events?ministry=youth', methods: ['GET', 'HEAD', 'POST'], weight: 2 },
  { path: '/events/1', methods: ['GET'], weight: 1 },
  { path: '/connect/sermons?page=2', methods: ['GET'], weight: 1 },
  { path: '/?preview=events@1.5.0~abc~' + 'a'.repeat(43), methods: ['GET'], weight: 3 },
  { path: '/_/lock?have=content@1.0.0,events@1.0.0', methods: ['GET', 'POST'], weight: 8 },
  { path: '/_/remotes?lock=content@1.0.0&stable=events@1.0.0', methods: ['GET'], weight: 8 },
  { path: '/_/assets/events/1.0.0/remoteEntry.js', methods: ['GET', 'HEAD'], weight: 6 },
  { path: '/favicon.svg', methods: ['GET'], weight: 1 },
  {
    path: '/api/events?filters[startDate][$gte]=2026-11-22T00:00:00.000Z&populate=*',
    methods: ['GET', 'PUT'],
    weight: 10,
  },
  { path: '/api/sermons/abc', methods: ['GET'], weight: 4 },
  {
    path: '/api/members',
    methods: ['POST', 'GET', 'DELETE'],
    weight: 8,
    type: JSON_TYPE,
    bodies: ['{"data":{"firstName":"Ann"}}'],
  },
  { path: '/api/prayer-requests', methods: ['POST'], weight: 8, type: FORM_TYPE, bodies: [PERSON] },
  { path: '/api/v1.0/email/send', methods: ['POST', 'GET'], weight: 8, type: JSON_TYPE, bodies: [MAIL] },
  { path: '/api/v1.0/email/send-form', methods: ['POST'], weight: 6, type: FORM_TYPE, bodies: [PERSON] },
  { path: '/uploads/choir_4f1a2b3c4d.webp', methods: ['GET', 'HEAD'], weight: 6 },
  { path: '/_/pictures/avif/640/uploads/choir_4f1a2b3c4d.jpg', methods: ['GET'], weight: 6 },
  { path: '/_/', methods: ['GET', 'POST'], weight: 3 },
  { path: '/_/session', methods: ['POST'], weight: 4, type: FORM_TYPE, bodies: ['token=events.abc'] },
  {
    path: '/_/change',
    methods: ['POST'],
    weight: 4,
    type: FORM_TYPE,
    bodies: ['section=events&version=1.0.0&action=abort'],
  },
  { path: '/_/confirm?section=events&action=promote', methods: ['GET'], weight: 2 },
  {
    path: '/_/releases/events/1.1.0',
    methods: ['PUT', 'POST', 'GET'],
    weight: 4,
    type: 'application/gzip',
    bodies: ['\x1f\x8b\x08'],
  },
  { path: '/_/releases/teams/events/tokens', methods: ['POST', 'DELETE'], weight: 3, type: JSON_TYPE, bodies: ['{}'] },
  { path: '/_/content-changed', methods: ['POST'], weight: 3, type: JSON_TYPE, bodies: ['{"model":"event"}'] },
  {
    path: '/_/vitals',
    methods: ['POST'],
    weight: 6,
    type: 'text/plain',
    bodies: ['{"lock":{"events":"1.0.0"},"sections":["events"],"lcp":900}'],
  },
  { path: '/sitemap.xml', methods: ['GET'], weight: 1 },
  { path: '/healthz', methods: ['GET'], weight: 1 },
];

const HEADERS = [
  'accept-encoding: br;q=0, *',
  'accept-encoding: \x80',
  'cookie: visitor=<script>fuzz()</script>; __proto__=x; team=a.b',
  'cookie: preview=events@1.0.0~a~b',
  'x-forwarded-for: 127.0.0.1, <script>',
  'x-forwarded-host: elsewhere.invalid',
  'x-http-method-override: DELETE',
  'origin: https://elsewhere.invalid',
  'referer: javascript:fuzz()',
  'sec-fetch-site: cross-site',
  'sec-fetch-dest: script',
  'if-none-match: *',
  'if-modified-since: never',
  'range: bytes=-1,0-,5-2',
  'range: bytes=0-99999999999999999999',
  'if-range: "x"',
  'authorization: Bearer x',
  'authorization: Basic !!!',
  'idempotency-key: ../../x',
  'form-seconds: -1e99',
  'form-homepage: <script>',
  'content-encoding: gzip',
  'expect: 100-continue',
  'transfer-encoding: chunked',
  'content-length: 3',
  'upgrade: h2c',
  'te: trailers, deflate;q=2',
  'x-bad: \x01',
];

const route = fc.oneof(...ROUTES.map((one) => ({ weight: one.weight, arbitrary: fc.constant(one) })));
const oddTarget = fc.tuple(fc.constantFrom(...ODD_TEXTS), fc.nat({ max: 40 }));

/** Requests that are wrong in some way: their address, method, headers, body, or how they stand on the connection. */
export const badRequests: fc.Arbitrary<BadRequest> = route.chain((one) =>
  fc
    .record({
      target: fc.oneof(
        fc.constant(one.path),
        oddTarget.map(([odd, at]) => spread(one.path, odd, at)),
        badInputs([one.path]),
      ),
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...one.methods) },
        fc.constantFrom('TRACE', 'OPTIONS', 'PATCH', 'X'),
      ),
      headers: fc.uniqueArray(fc.constantFrom(...HEADERS), { maxLength: 3 }),
      body: badInputs(one.bodies ?? ['']),
      type: fc.oneof(
        { weight: 5, arbitrary: fc.constant(one.type) },
        fc.constantFrom(JSON_TYPE, FORM_TYPE, 'multipart/form-data', '\x7f'),
      ),
      host: fc.oneof(
        { weight: 9, arbitrary: fc.constant('church.example') },
        fc.constantFrom('', 'elsewhere.invalid', '[::1', 'a b'),
      ),
    })
    .map(({ target, method, headers, body, type, host }) => ({
      route: one.path.replace(/[?].*/, ''),
      bytes: bytesOf({ target, method, headers, body: method === 'GET' || method === 'HEAD' ? '' : body, type, host }),
    })),
);

function spread(path: string, odd: string, at: number): string {
  return path.slice(0, at) + odd + path.slice(at);
}

interface Parts {
  readonly target: string;
  readonly method: string;
  readonly headers: readonly string[];
  readonly body: string;
  readonly type: string | undefined;
  readonly host: string;
}

function bytesOf({ target, method, headers, body, type, host }: Parts): string {
  const sent = Buffer.from(body);
  const lines = [
    // As clients write it, or as it is.
    `${method} ${/[\r\n ]/.test(target) ? encodeURI(target.replace(/\p{Surrogate}/gu, '')) : target} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers,
    ...(type === undefined || sent.length === 0 ? [] : [`content-type: ${type}`]),
    ...(sent.length === 0 ? [] : [`content-length: ${sent.length}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${sent.toString('latin1')}`;
}
