import { createInstance, loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Section, sharedWithSections } from 'section-host';
import 'section-host/style.css';

registerShared(sharedWithSections());
const remotes = [{ name: 'events', entry: `${SITE}/_/federation/events/mf-manifest.json` }];
registerRemotes(remotes);

const OWN = '/whats-on';
const toOwn = (address) => (/^\/events(\?|$)/.test(address) ? address.replace('/events', OWN) : null);

function WhatsOn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ hrefOf: toOwn, go: (address, options) => void navigate(toOwn(address), options) }),
    [navigate],
  );
  const url = `/events${search}`;
  return <Section load={loadRemote} name="events/pages/events" site={SITE} url={url} navigation={navigation} />;
}

function Town() {
  return (
    <>
      <h1>Our town</h1>
      <Link to={OWN}>What’s on at church</Link>
      <Section load={loadRemote} name="events/slots/next-event" site={SITE} />
    </>
  );
}

/** A part of the town that has an older React. */
const { react, ...others } = sharedWithSections();
const oldTown = createInstance({
  name: 'old-town',
  remotes,
  shared: { ...others, react: { ...react, version: '18.3.1' } },
});
const loadInOldTown = (name) => oldTown.loadRemote(name);

function OldTown() {
  return <Section load={loadInOldTown} name="events/pages/events" site={SITE} />;
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Town />} />
      <Route path="/old-town" element={<OldTown />} />
      <Route path={OWN} element={<WhatsOn />} />
    </Routes>
  </BrowserRouter>,
);
