import { EVENTS } from '../testing/remotes.ts';
import { browserContainer } from './browser-containers.ts';

const ENTRY = '/_/assets/events/1.0.0/remoteEntry.js';
const container = { get: async () => () => ({}) };

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${ENTRY}"]`);
const remote = { ...EVENTS, version: '1.0.0', entry: 'remoteEntry.js', globalName: 'events_1_0_0' };

afterEach(() => {
  Reflect.deleteProperty(globalThis, remote.globalName);
  jest.useRealTimers();
});

describe('a container in the browser', () => {
  it('is what the entry leaves in the release’s own global', async () => {
    const loading = browserContainer(remote);
    Reflect.set(globalThis, remote.globalName, container);
    script()?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(container);
    expect(script()).toBeNull();
  });

  it('fails when the entry does not come', async () => {
    const loading = browserContainer(remote);
    script()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow(`${ENTRY} could not be loaded.`);
  });

  it('fails when the entry is something else', async () => {
    const loading = browserContainer(remote);
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow(`${ENTRY} ran, but left no container in events_1_0_0.`);
  });

  it('fails when the entry never answers', async () => {
    jest.useFakeTimers();
    const loading = browserContainer(remote);
    jest.runAllTimers();
    await expect(loading).rejects.toThrow(`${ENTRY} did not answer in 8 s.`);
  });
});
