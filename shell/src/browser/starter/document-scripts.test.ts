import { documentScripts } from './document-scripts.ts';

const scriptWith = (attributes: Partial<HTMLScriptElement>) =>
  // In a document, jsdom would load it.
  Object.assign(document.createElement('script'), { type: 'text/plain', src: '/app.js', ...attributes });

test('it waits for the scripts of the document, and those that fail lose their address', async () => {
  const ran = jest.fn();
  const scripts = documentScripts().then(ran);
  const own = scriptWith({ defer: true });
  const imported = scriptWith({ async: true });
  const well = scriptWith({ defer: true });
  document.head.append(own, imported, well);
  for (const script of [own, imported]) script.dispatchEvent(new Event('error'));
  expect([own, imported, well].map((script) => script.getAttribute('src'))).toEqual([null, '/app.js', '/app.js']);

  await Promise.resolve();
  expect(ran).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await scripts;
});
