import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { pageSources } from './page-sources.ts';

describe('the route table', () => {
  it('has every page of every section, with the slots that some section fills', () => {
    const sources = pageSources([CONTENT, EVENTS]);
    expect(sources.map(({ route }) => route.path)).toEqual(['/', '/events', '/events/:event', '/event-details']);
    // Nobody in this lock fills home.latest-sermon.
    expect(sources[0]?.slots).toEqual({ 'home.next-event': { remote: EVENTS, expose: 'slots/next-event' } });
  });

  it('names the exposed module of a page', () => {
    expect(pageSources([EVENTS])[0]?.page).toEqual({ remote: EVENTS, expose: 'pages/events' });
  });
});
