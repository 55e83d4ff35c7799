import { loadRemote, registerShared } from '@module-federation/runtime';
import { createRoot } from 'react-dom/client';
import { Section, sharedWithSections } from 'section-host';
import 'section-host/style.css';

registerShared(sharedWithSections());

createRoot(document.getElementById('root')).render(
  <>
    <h1>Our village</h1>
    <Section load={loadRemote} name="events/slots/next-event" site={SITE} />
    <Section load={loadRemote} name="events/pages/events" site={SITE} url="/events" />
  </>,
);
