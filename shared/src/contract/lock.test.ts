import { formatLock, parseLock } from './lock.ts';

describe('a lock as text', () => {
  it('is read as it was written', () => {
    const lock = { events: '1.5.0-rc.1', content: '1.0.0' };
    expect(formatLock(lock)).toBe('content@1.0.0,events@1.5.0-rc.1');
    expect(parseLock(formatLock(lock))).toEqual(lock);
  });

  it.each(['', 'events', 'events@', '@1.0.0', 'events@1.0.0,', '../events@1.0.0', 'events@../1'])(
    'is not taken from "%s"',
    (text) => expect(parseLock(text)).toBeNull(),
  );
});
