import { bundlerRuntime } from './bundler-runtime.ts';

/** A container's webpack runtime, as far as the shell's part of it reaches. */
function container(shareKeys: Readonly<Record<string, string>>) {
  const asked = Object.entries(shareKeys).map(([id, shareKey]) => [id, { shareKey }] as const);
  const webpackRequire = {
    p: '',
    m: {} as Record<PropertyKey, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: Object.fromEntries(asked) },
  };
  const required = (id: string) => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, required };
}

const chunkMapping = { page: ['797'], slot: ['474'] };
const react = { version: '19' };

describe('what containers start with', () => {
  it('gives a chunk the libraries that it asks for, the very ones of the shell', () => {
    const { webpackRequire, required } = container({ 797: 'react', 474: 'react/jsx-runtime' });
    bundlerRuntime({ react }).bundlerRuntime.consumes({ webpackRequire, chunkId: 'page', chunkMapping });
    expect(required('797')).toBe(react);
    expect(webpackRequire.m).not.toHaveProperty('474');
  });

  it('gives a build in one file all of them', () => {
    const { webpackRequire, required } = container({ 797: 'react' });
    bundlerRuntime({ react }).bundlerRuntime.installInitialConsumes({ webpackRequire, initialConsumes: ['797'] });
    expect(required('797')).toBe(react);
  });

  it('leaves a chunk alone that asks for nothing', () => {
    const { webpackRequire } = container({});
    bundlerRuntime({ react }).bundlerRuntime.consumes({ webpackRequire, chunkId: 'other', chunkMapping });
    expect(webpackRequire.m).toEqual({});
  });

  it('says which library is missing, and which there are', () => {
    const { webpackRequire, required } = container({ 797: 'zustand' });
    bundlerRuntime({ react }).bundlerRuntime.consumes({ webpackRequire, chunkId: 'page', chunkMapping });
    expect(() => required('797')).toThrow('The shell provides no zustand. Its libraries are react.');
  });
});
