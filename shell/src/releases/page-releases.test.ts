import { CONTENT, EVENTS, NEXT_EVENTS } from '../testing/remotes.ts';
import { createPageReleases } from './page-releases.ts';

const LOCK = { content: '1.0.0', events: '1.1.0' };

/** A page of the content section, while a next release of the events is rolled out. */
function homePage() {
  return createPageReleases({ remotes: [CONTENT], stable: [], table: { lock: LOCK, stable: { events: '1.0.0' } } });
}

describe('a page that came with its own part of the route table', () => {
  it('has the whole lock, and says what it lacks', () => {
    const releases = homePage();
    expect(releases.lock()).toEqual(LOCK);
    expect(releases.missing()).toEqual({ lock: LOCK, stable: { events: '1.0.0' } });
    expect(releases.pages().map(({ route }) => route.path)).toEqual(['/']);
  });

  it('has every page and its fallback once the rest is loaded', () => {
    const releases = homePage();
    releases.complete({ remotes: [CONTENT, NEXT_EVENTS], stable: [EVENTS] });
    expect(releases.missing()).toBeNull();
    expect(releases.pages().map(({ route }) => route.path)).toEqual([
      '/',
      '/events',
      '/events/:event',
      '/event-details',
    ]);
    expect(releases.pages()[1]?.page.fallback?.remote).toBe(EVENTS);
    expect(releases.lock()).toEqual(LOCK);
  });

  it('does not get a release again that was revoked meanwhile', () => {
    const releases = homePage();
    releases.revoke([EVENTS]);
    expect(releases.lock()).toEqual({ content: '1.0.0', events: '1.0.0' });
    releases.complete({ remotes: [CONTENT, NEXT_EVENTS], stable: [EVENTS] });
    const [, events] = releases.pages();
    expect(events?.page).toEqual({ remote: EVENTS, expose: 'pages/events', fallback: undefined });
    expect(releases.lock()).toEqual({ content: '1.0.0', events: '1.0.0' });
    expect(releases.of('events')).toEqual([EVENTS]);
  });
});
