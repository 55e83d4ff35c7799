import { submissionKey } from './submission-key.ts';

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function keys(): string[] {
  return Array.from({ length: 200 }, submissionKey);
}

afterEach(() => jest.restoreAllMocks());

test.each(['a secure page', 'a page on plain http'])('every submission of %s has a key of its own', (page) => {
  if (page === 'a page on plain http')
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    const all = keys();
    expect(new Set(all).size).toBe(all.length);
    for (const key of all) expect(key).toMatch(UUID_4);
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
});
