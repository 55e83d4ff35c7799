import { createScrollMemory } from './scroll-memory.ts';

beforeEach(() => sessionStorage.clear());

test('survives a reload of the tab', () => {
  const before = createScrollMemory();
  before.set('entry-1', 420);
  before.save();
  expect(createScrollMemory().get('entry-1')).toBe(420);
  expect(createScrollMemory().get('entry-2')).toBeUndefined();
});

test.each(['not json', 'null', '{"entry-1":"far"}'])('forgets what it cannot read: %s', (stored) => {
  sessionStorage.setItem('soteria.scroll', stored);
  expect(createScrollMemory().get('entry-1')).toBeUndefined();
});
