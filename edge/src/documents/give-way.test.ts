import { loadedLock } from 'releases/testing';
import { giveWay } from './give-way.ts';
import { RenderRefused } from '../rendering/render-refused.ts';

const loaded = loadedLock({ shell: '1.0.0', events: '1.0.0' });
const CROWDED = { isLate: true, isIdle: false };

describe('while the main thread is late and documents are being rendered', () => {
  it("the site's own pages are rendered", () => {
    expect(() => giveWay(CROWDED, loaded, '/events')).not.toThrow();
  });

  it.each(['/events?visitor=1', '/none', '/events/'])('%s is not', (address) => {
    expect(() => giveWay(CROWDED, loaded, address)).toThrow(RenderRefused);
  });
});

it.each([
  ['with nothing to render', { isLate: true, isIdle: true }],
  ['with much to render, and in time', { isLate: false, isIdle: false }],
])('%s, every address is rendered', (_when, load) => {
  expect(() => giveWay(load, loaded, '/events?visitor=1')).not.toThrow();
});
