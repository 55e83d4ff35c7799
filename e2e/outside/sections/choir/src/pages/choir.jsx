import { useState } from 'react';
import { LiveElement } from 'section-kit/live-element';
import { Link } from 'section-kit/router';
import { Slot } from 'section-kit/shell-api';
import { PITCH, runPitch } from '../pitch.js';
import './choir.css';

/** The first events of the site, as the content API gives them. */
export async function loader({ http, signal }) {
  const { data } = await http.get('/api/events?pagination[pageSize]=3', signal);
  return { events: data.map(({ attributes }) => attributes.title) };
}

export const head = () => ({ description: WORDS });

export function Component({ data }) {
  return (
    <div className="choir">
      <p>{WORDS}</p>
      <h2>We sing at</h2>
      <ul>
        {data.events.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Link to="/events">All events</Link>
      <LiveElement name={PITCH} behaviour={runPitch}>
        <button>Give the note</button> <output />
      </LiveElement>
      <Slot name="choir.rehearsal" />
      <JoinForm />
    </div>
  );
}

function JoinForm() {
  const [state, setState] = useState('open');
  async function send(event) {
    event.preventDefault();
    const { prayerRequest } = Object.fromEntries(new FormData(event.target));
    const body = JSON.stringify({ data: { prayerRequest } });
    const answer = await fetch('/api/prayer-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    setState(answer.ok ? 'sent' : 'failed');
  }
  if (state === 'sent') return <p role="status">Thank you. We pray with you.</p>;
  return (
    <form onSubmit={(event) => void send(event)}>
      <label>
        Pray with us <textarea name="prayerRequest" required />
      </label>
      <button>Send</button>
      {state === 'failed' && <p role="alert">Not sent. Please try again.</p>}
    </form>
  );
}
