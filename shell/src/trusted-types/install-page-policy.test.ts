import { installPagePolicy } from './install-page-policy.ts';

type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1];

/** jsdom has no Trusted Types; what the policy refuses in a real browser is e2e/failures/injected-markup.spec.ts. */
function rules(): Rules {
  const made: Rules[] = [];
  Object.defineProperty(window, 'trustedTypes', {
    value: { createPolicy: (_name: string, given: Rules) => void made.push(given) },
    configurable: true,
  });
  installPagePolicy();
  Reflect.deleteProperty(window, 'trustedTypes');
  return made[0] ?? fail('No policy was made.');
}

function fail(why: string): never {
  throw new Error(why);
}

test('a browser without Trusted Types does without a policy', () => {
  expect(installPagePolicy).not.toThrow();
});

test('files of releases may become scripts', () => {
  const { createScriptURL } = rules();
  expect(createScriptURL('/_/assets/events/1.0.0/remoteEntry.js')).toBe('/_/assets/events/1.0.0/remoteEntry.js');
});

test.each(['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/0123abcd/www-widgetapi.js'])(
  'the player of a sermon’s video may become a script: %s',
  (address) => {
    expect(rules().createScriptURL(address)).toBe(address);
  },
);

test.each([
  'https://www.youtube.com/oembed?callback=alert',
  'https://www.youtube.com/iframe_api/../oembed?callback=alert',
  'https://www.youtube.com/s/player/../../oembed?callback=alert',
  'https://www.youtube.com.elsewhere.example/iframe_api',
  'https://elsewhere.example/_/assets/events/1.0.0/remoteEntry.js',
  '//elsewhere.example/_/assets/x.js',
  '/uploads/x.js',
  '/_/assets/../../uploads/x.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
])('%s may not', (address) => {
  expect(rules().createScriptURL(address)).toBeNull();
});

test('only what is inert may become markup', () => {
  const { createHTML } = rules();
  expect([createHTML('<p>Hi</p>'), createHTML('<img src=x onerror=alert(1)>')]).toEqual(['<p>Hi</p>', null]);
});

test.each([
  ['{"@type":"Event"}', '{"@type":"Event"}'],
  ['', ''],
  ['alert(1)', null],
  ['{"a":1};alert(1)', null],
])('of texts only data may become a script’s: %s', (text, result) => {
  expect(rules().createScript(text)).toBe(result);
});
