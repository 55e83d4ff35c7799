import { loadedLock } from '../testing/loaded-lock.ts';
import { giveWay } from './give-way.ts';
import { RenderRefused } from './render-refused.ts';

const loaded = loadedLock({ shell: '1.0.0', events: '1.0.0' });

describe('while the edge is crowded', () => {
  it("the site's own pages are rendered", () => {
    expect(() => giveWay(true, loaded, '/events')).not.toThrow();
  });

  it.each(['/events?visitor=1', '/none', '/events/'])('%s is not', (address) => {
    expect(() => giveWay(true, loaded, address)).toThrow(RenderRefused);
    expect(() => giveWay(false, loaded, address)).not.toThrow();
  });
});
