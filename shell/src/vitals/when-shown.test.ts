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

test('a prerendered document is shown when the visitor follows the link', () => {
  Object.assign(document, { prerendering: true });
  whenShown(seen);
  expect(seen).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(seen).toHaveBeenCalledTimes(1);
});
