import connect from '../../../mfe-connect/remote.json';
import content from '../../../mfe-content/remote.json';
import events from '../../../mfe-events/remote.json';

/** The registrations of all sections. */
export const SECTION_DEFINITIONS = [connect, content, events];
