import { watchedContainer } from './watched-container.ts';

class Page {
  readonly kind = 'class';
}

/** A container as Module Federation leaves it, and how often its code was entered. */
function watched(exposed: unknown) {
  const entering = jest.fn();
  const container = watchedContainer({ get: async () => () => exposed }, entering);
  const open = async () => {
    const make = await (container as { get: (module: string) => Promise<() => Record<string, unknown>> }).get('./page');
    return make();
  };
  return { open, entering };
}

describe('the code of a section on the server', () => {
  it('is watched each time it runs: when it is loaded, when it loads data, when it is drawn', async () => {
    const { open, entering } = watched({ Component: () => 'drawn', loader: async () => 'data' });
    const { Component, loader } = await open();
    entering.mockClear();
    expect((Component as () => string)()).toBe('drawn');
    await expect((loader as () => Promise<string>)()).resolves.toBe('data');
    expect(entering).toHaveBeenCalledTimes(2);
  });

  it('works as before: classes, properties of components, and what is no function', async () => {
    const Component = Object.assign(() => null, { displayName: 'Events' });
    const { open } = watched({ Component, Page, title: 'Events' });
    const exposed = await open();
    expect([exposed['title'], Reflect.get(Object(exposed['Component']), 'displayName')]).toEqual(['Events', 'Events']);
    expect(Reflect.construct(exposed['Page'] as typeof Page, [])).toEqual(new Page());
  });

  it('is left alone where it is no container', () => {
    const exported = { render: () => null };
    expect(watchedContainer(exported, jest.fn())).toBe(exported);
  });
});
