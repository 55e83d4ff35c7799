import type { Remote } from 'shared/contract';

/** A minimal `remote.json` of a built section. */
function remote(parts: Partial<Remote> & { name: string }): Remote {
  return {
    contract: '1.1.0',
    version: '1.0.0',
    source: '',
    entry: 'remoteEntry.js',
    globalName: `${parts.name}_1_0_0`,
    requires: {},
    exposes: {},
    routes: [],
    slots: [],
    ...parts,
  };
}

export const CONTENT = remote({
  name: 'content',
  routes: [{ path: '/', page: 'home', title: 'Home', slots: ['home.next-event', 'home.latest-sermon'], query: [] }],
});

export const EVENTS = remote({
  name: 'events',
  routes: [
    { path: '/events', page: 'events', title: 'Events', slots: [], query: [] },
    { path: '/events/:event', page: 'event', title: 'Event', slots: [], query: [] },
    { path: '/event-details', page: 'event-details', title: 'Event Details', slots: [], query: ['id'] },
  ],
  slots: [{ slot: 'home.next-event', expose: 'next-event' }],
});

/** The next release of the events section. */
export const NEXT_EVENTS: Remote = { ...EVENTS, version: '1.1.0', globalName: 'events_1_1_0' };
