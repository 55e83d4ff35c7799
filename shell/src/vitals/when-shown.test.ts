import { waitFor } from '@testing-library/react';
import { whenShown } from './when-shown.ts';

const seen = jest.fn();

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  seen.mockReset();
});

test('a document that is not prerendered is shown now', () => {
  whenShown(seen);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a prerendered document is shown when the visitor follows the link', async () => {
  Object.assign(document, { prerendering: true });
  whenShown(seen);
  expect(seen).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(seen).toHaveBeenCalled());
  expect(seen).toHaveBeenCalledTimes(1);
});

test('its first frame waits for nothing', async () => {
  Object.assign(document, { prerendering: true });
  whenShown(seen);
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  document.dispatchEvent(new Event('prerenderingchange'));
  await frame;
  expect(seen).not.toHaveBeenCalled();
});
