import { EVENTS } from '../testing/remotes.ts';
import { failureOf } from './section-failure.ts';

/** An error as browsers and Node write its stack. */
function thrown(...frames: string[]): Error {
  const error = new TypeError('Zoë is not an event');
  error.stack = [`TypeError: ${error.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

describe('the failure of a section says where it was thrown', () => {
  it.each([
    ['a browser', 'Object (https://church.example/_/assets/events/1.0.0/111.0a.js:1:2345)', '111.0a.js:1:2345'],
    ['Firefox', 'Te@https://church.example/_/assets/events/1.0.0/111.0a.js:1:2345', '111.0a.js:1:2345'],
    ['the server', 'Page (/srv/data/releases/events/1.0.0/server/remoteEntry.cjs:12:5)', 'server/remoteEntry.cjs:12:5'],
  ])('in %s', (_where, frame, at) => {
    const error = thrown('memo (https://church.example/_/assets/shell/1.0.0/shell.js:1:9)', frame, 'x (y.js:1:1)');
    expect(failureOf(EVENTS, 'render', error)).toMatchObject({ at, kind: 'TypeError', cause: 'Zoë is not an event' });
  });

  it('with all places, while it is developed', () => {
    const error = thrown('Page (webpack://music/src/pages/music.tsx:3:9)');
    const { cause } = failureOf({ ...EVENTS, version: '1.0.0-dev' }, 'render', error);
    expect(cause).toBe('TypeError: Zoë is not an event\n    at Page (webpack://music/src/pages/music.tsx:3:9)');
  });

  it.each([
    ['another release threw', thrown('x (https://church.example/_/assets/events/1.1.0/111.0a.js:1:2345)')],
    ['something else was thrown', 'no error'],
  ])('but not where %s', (_what, error) => {
    const failure = failureOf(EVENTS, 'render', error);
    expect([failure.at, failure.kind]).toEqual([undefined, undefined]);
  });
});
