import { fakeFederation } from '../testing/fake-federation.ts';
import { EVENTS } from '../testing/remotes.ts';
import { createSectionModules } from './section-modules.ts';

const PAGE = 'pages/events';
const ID = 'events@1.0.0/pages/events';
const Component = () => null;

function setUp(modules: Record<string, () => unknown>) {
  const fake = fakeFederation(modules);
  const refetched: string[] = [];
  const sections = createSectionModules(fake.federation, async (remote) => void refetched.push(remote.name));
  return { ...fake, sections, refetched };
}

describe('section modules', () => {
  it('loads an exposed module once', async () => {
    const { sections, loads } = setUp({ [ID]: () => ({ Component }) });
    const outcomes = await Promise.all([sections.load(EVENTS, PAGE), sections.load(EVENTS, PAGE)]);
    expect(outcomes).toEqual([
      { ok: true, value: { Component } },
      { ok: true, value: { Component } },
    ]);
    expect(loads).toEqual([ID]);
  });

  it('makes a failure a value with its release and cause', async () => {
    const { sections } = setUp({});
    expect(await sections.load(EVENTS, PAGE)).toEqual({
      ok: false,
      reason: 'load',
      cause: `${ID} answered 404`,
      section: 'events',
      version: '1.0.0',
    });
  });

  it('refuses a module without a component', async () => {
    const { sections } = setUp({ [ID]: () => ({ loader: () => null }) });
    expect(await sections.load(EVENTS, PAGE)).toMatchObject({
      ok: false,
      cause: expect.stringContaining('no Component'),
    });
  });

  it('tries again after a failure, from its files, and tells its listeners each time', async () => {
    const { sections, modules, refetched } = setUp({});
    let told = 0;
    sections.subscribe(() => (told += 1));
    await sections.load(EVENTS, PAGE);
    expect(sections.failure(EVENTS, PAGE)).toMatchObject({ reason: 'load' });

    expect(refetched).toEqual([]);
    modules[ID] = () => ({ Component });
    expect(await sections.load(EVENTS, PAGE)).toMatchObject({ ok: true });
    expect(refetched).toEqual(['events']);
    expect(told).toBe(2);
  });

  it('gives renderers a promise that stays pending through a failure, and is fulfilled by a later load', async () => {
    const { sections, modules } = setUp({});
    const reading = sections.read(EVENTS, PAGE);
    await sections.load(EVENTS, PAGE);
    modules[ID] = () => ({ Component });
    await sections.load(EVENTS, PAGE);
    await expect(reading).resolves.toEqual({ Component });
    expect(sections.read(EVENTS, PAGE)).toHaveProperty('status', 'fulfilled');
  });

  it('forgets a release: its files are asked for again and its code starts anew', async () => {
    const { sections, forgotten, refetched, loads } = setUp({ [ID]: () => ({ Component }) });
    await sections.load(EVENTS, PAGE);
    await sections.forget(EVENTS);
    await sections.load(EVENTS, PAGE);
    expect(forgotten).toEqual(['events@1.0.0']);
    expect(refetched).toEqual(['events']);
    expect(loads).toEqual([ID, ID]);
  });

  it('shows the failure of a forgotten release until the next attempt is over', async () => {
    const { sections, modules } = setUp({});
    await sections.load(EVENTS, PAGE);
    await sections.forget(EVENTS);
    expect(sections.failure(EVENTS, PAGE)).toMatchObject({ reason: 'load' });
    modules[ID] = () => ({ Component });
    await sections.load(EVENTS, PAGE);
    expect(sections.failure(EVENTS, PAGE)).toBeUndefined();
  });
});
