import type { Container } from 'shared/contract';
import { EVENTS } from '../testing/remotes.ts';
import { createFederation } from './federation.ts';

const container: Container = { get: async (module) => () => ({ from: module }) };

describe('federation', () => {
  it('runs a release’s entry once for all its modules', async () => {
    let entries = 0;
    const federation = createFederation(async () => {
      entries += 1;
      return container;
    });
    const modules = await Promise.all(
      ['pages/events', 'slots/next-event'].map((name) => federation.load(EVENTS, name)),
    );
    expect(modules).toEqual([{ from: './pages/events' }, { from: './slots/next-event' }]);
    expect(entries).toBe(1);
  });

  it('has each release with a container of its own', async () => {
    const federation = createFederation(async ({ version }) => ({ get: async () => () => version }));
    const versions = ['1.0.0', '1.1.0'].map((version) => federation.load({ ...EVENTS, version }, 'pages/events'));
    expect(await Promise.all(versions)).toEqual(['1.0.0', '1.1.0']);
  });

  it('tries an entry again that did not come', async () => {
    let down = true;
    const federation = createFederation(async () => {
      if (down) throw new Error('404');
      return container;
    });
    await expect(federation.load(EVENTS, 'pages/events')).rejects.toThrow('404');
    down = false;
    await expect(federation.load(EVENTS, 'pages/events')).resolves.toEqual({ from: './pages/events' });
  });

  it('forgets a container with its globals: the next load starts from the files', async () => {
    let entries = 0;
    const federation = createFederation(async () => {
      entries += 1;
      return container;
    });
    await federation.load(EVENTS, 'pages/events');
    Reflect.set(globalThis, `webpackChunk${EVENTS.globalName}`, ['old code']);
    Reflect.set(globalThis, EVENTS.globalName, container);
    federation.forget(EVENTS);
    await federation.load(EVENTS, 'pages/events');
    expect(entries).toBe(2);
    expect(Reflect.get(globalThis, EVENTS.globalName)).toBeUndefined();
    expect(Reflect.get(globalThis, `webpackChunk${EVENTS.globalName}`)).toBeUndefined();
  });
});
