import { Component } from '../../../../../mfe-events/src/pages/events.tsx';
import { inSite } from '../site.jsx';

export const EventsPage = inSite(Component);
