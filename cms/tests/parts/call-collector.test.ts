import { createCallCollector } from '../../src/content-hook/create-call-collector';
import { toHookCall } from '../../src/content-hook/to-hook-call';

describe('the collector of hook calls', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hands on the last event of each model, once, when the window is over', () => {
    const handOn = jest.fn();
    const collector = createCallCollector(50, handOn);
    collector.add({ event: 'entry.update', model: 'event' });
    collector.add({ event: 'entry.create', model: 'venue' });
    collector.add({ event: 'entry.publish', model: 'event' });
    jest.advanceTimersByTime(49);
    expect(handOn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(handOn.mock.calls).toEqual([
      [{ event: 'entry.publish', model: 'event' }],
      [{ event: 'entry.create', model: 'venue' }],
    ]);
  });

  it('is not held up by events that keep coming, and makes fewer and fewer calls of them', () => {
    const handOn = jest.fn();
    const collector = createCallCollector(50, handOn);
    const goOnFor = (milliseconds: number) => {
      for (let elapsed = 0; elapsed < milliseconds; elapsed += 10) {
        collector.add({ event: 'entry.update', model: 'event' });
        jest.advanceTimersByTime(10);
      }
      return handOn.mock.calls.length;
    };
    expect(goOnFor(50)).toBe(1);
    expect(goOnFor(100)).toBe(2);
    expect(goOnFor(200)).toBe(3);
    expect(goOnFor(10_000)).toBeLessThan(12);
    jest.advanceTimersByTime(10_000);
    handOn.mockClear();
    expect(goOnFor(50)).toBe(1);
  });
});

describe('what is told', () => {
  it.each([
    ['entry.publish', { model: 'event', entry: { title: 'Tea' } }, { event: 'entry.publish', model: 'event' }],
    ['media.delete', { media: {} }, { event: 'media.delete', model: 'media' }],
    ['entry.create', { model: 'prayer-request' }, null],
    ['entry.create', { model: 'member' }, null],
    ['entry.update', { model: 'user' }, null],
    ['user.create', { model: 'event' }, null],
    ['entry.create', undefined, null],
  ])('of %s with %j', (event, payload, call) => {
    expect(toHookCall(event, payload)).toEqual(call);
  });
});
