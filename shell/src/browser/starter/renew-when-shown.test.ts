import { waitFor } from '@testing-library/react';
import { renewWhenShown } from './renew-when-shown.ts';

const LOCK = { content: '1.0.0', events: '1.1.0', shell: '1.0.0' };
const ask = jest.fn<Promise<{ status: number }>, [string]>();

/** A document that the browser loaded in some way, and a press that shows it. */
function load({ prerendering = false, deliveryType = '' }): () => void {
  Object.assign(performance, { getEntriesByType: () => [{ deliveryType }] });
  Object.assign(document, { prerendering });
  return () => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: ask });
  ask.mockReset().mockResolvedValue({ status: 204 });
});
afterEach(() => {
  for (const [target, name] of [
    [performance, 'getEntriesByType'],
    [document, 'prerendering'],
    [globalThis, 'fetch'],
  ] as const)
    Reflect.deleteProperty(target, name);
});

test('the edge is asked when a prerendered document is shown, and not before', async () => {
  const show = load({ prerendering: true });
  renewWhenShown(LOCK);
  expect(ask).not.toHaveBeenCalled();
  show();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(ask.mock.calls[0]?.[0]).toBe('/_/lock?have=content%401.0.0%2Cevents%401.1.0%2Cshell%401.0.0');
});

test('the edge is asked at once about a prefetched document, and never about one that was asked for', () => {
  load({});
  renewWhenShown(LOCK);
  expect(ask).not.toHaveBeenCalled();
  load({ deliveryType: 'navigational-prefetch' });
  renewWhenShown(LOCK);
  expect(ask).toHaveBeenCalledTimes(1);
});
