import type { DocumentState } from '../document/document-state.ts';
import { runElements } from './run-elements.ts';

const ADDRESS = '/_/assets/events/1.1.0/elements.js';
const STATE = {
  lock: { events: '1.1.0' },
  vitals: { sample: 0 },
  elements: [{ section: 'events', version: '1.1.0', file: 'elements.js' }],
} as unknown as DocumentState;
const FAILURE = { section: 'events', version: '1.1.0', reason: 'load' };

let sent: unknown[];
beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (_address, body) => {
    sent.push(...JSON.parse(String(body)).failures);
    return true;
  };
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`);

it('runs the script of each release that the document names, and nothing where it names none', () => {
  runElements({ ...STATE, elements: undefined });
  expect(script()).toBeNull();
  runElements(STATE);
  expect(script()).not.toBeNull();
});

it('tells the edge of a script that does not come', async () => {
  runElements(STATE);
  script()?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(sent).toEqual([FAILURE]);
});

it('tells the edge of a script that throws, and of no other', () => {
  runElements({ ...STATE, elements: [{ section: 'events', version: '2.0.0', file: 'elements.js' }] });
  const thrownIn = (file: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename: `https://a.example${file}` }));
  thrownIn('/_/assets/events/1.0.0/elements.js');
  expect(sent).toEqual([]);
  thrownIn('/_/assets/events/2.0.0/elements.js');
  expect(sent).toEqual([{ ...FAILURE, version: '2.0.0' }]);
});
