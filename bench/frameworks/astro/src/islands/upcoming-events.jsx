import { Component } from '../../../../../mfe-events/src/slots/upcoming-events.tsx';
import { inSite } from '../site.jsx';

export const UpcomingEvents = inSite(Component);
