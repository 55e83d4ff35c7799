import { loadedLock } from 'releases/testing';
import { shedLoad } from './load-shedding.ts';
import { RenderRefused } from './errors.ts';

const loaded = loadedLock({ shell: '1.0.0', events: '1.0.0' });
const CROWDED = { isOverloaded: true, isIdle: false };

describe('while the edge is overloaded and documents are being rendered', () => {
  it("the site's own pages are rendered", () => {
    expect(() => shedLoad(CROWDED, loaded, '/events')).not.toThrow();
  });

  it.each(['/events?visitor=1', '/none', '/events/'])('%s is not', (address) => {
    expect(() => shedLoad(CROWDED, loaded, address)).toThrow(RenderRefused);
  });
});

it.each([
  ['with nothing to render', { isOverloaded: true, isIdle: true }],
  ['with much to render, and no overload', { isOverloaded: false, isIdle: false }],
])('%s, every address is rendered', (_when, load) => {
  expect(() => shedLoad(load, loaded, '/events?visitor=1')).not.toThrow();
});
