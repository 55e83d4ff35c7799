import type { DocumentState } from '../../document/document-state.ts';
import { runElements } from './run-elements.ts';

const ADDRESS = '/_/assets/events/1.1.0/elements.js';
const STATE = {
  lock: { events: '1.1.0' },
  vitals: { sample: 0 },
  elements: [{ section: 'events', version: '1.1.0', src: ADDRESS }],
} as unknown as DocumentState;
const FAILURE = { section: 'events', version: '1.1.0', reason: 'load' };

let sent: unknown[];
beforeEach(() => {
  sent = [];
  document.head.replaceChildren();
  answer(200);
  navigator.sendBeacon = (_address, body) => {
    sent.push(...JSON.parse(String(body)).failures);
    return true;
  };
});

const answer = (status: number) => {
  globalThis.fetch = async () =>
    ({ ok: status === 200, status, arrayBuffer: async () => new ArrayBuffer(0) }) as Response;
};
/** Promises that are settled run on. */
const settle = () => new Promise((resolve) => void setTimeout(resolve));
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${ADDRESS}"]`);

it('runs the script of each release that the document names, and nothing where it names none', async () => {
  void runElements({ ...STATE, elements: undefined });
  await settle();
  expect(script()).toBeNull();
  void runElements(STATE);
  await settle();
  expect(script()).not.toBeNull();
});

it('tells the edge of a script that does not come, and ends', async () => {
  answer(404);
  await runElements(STATE);
  expect(sent).toEqual([FAILURE]);
  expect(script()).toBeNull();
});

it('tells the edge of a script that throws, and of no other', async () => {
  const failed = runElements({
    ...STATE,
    elements: [{ section: 'events', version: '2.0.0', src: '/_/assets/events/2.0.0/elements.js' }],
  });
  const thrownIn = (file: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename: `https://a.example${file}` }));
  thrownIn('/_/assets/events/1.0.0/elements.js');
  expect(sent).toEqual([]);
  thrownIn('/_/assets/events/2.0.0/elements.js');
  await failed;
  expect(sent).toEqual([{ ...FAILURE, version: '2.0.0' }]);
});
