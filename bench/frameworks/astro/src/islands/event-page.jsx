import { Component } from '../../../../../mfe-events/src/pages/event-details.tsx';
import { inSite } from '../site.jsx';

export const EventPage = inSite(Component);
