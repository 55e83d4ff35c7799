import { reportFailures } from './report-failures.ts';

const LOCK = { content: '1.0.0', events: '1.1.0', shell: '1.0.0' };
const FAILURE = { section: 'events', version: '1.1.0', reason: 'render' as const };

/** A page with two sections, and what it sends. */
function page() {
  document.body.innerHTML = `
    <div data-section="content"><div data-section="events"></div></div>
    <div data-section="events"></div>`;
  const sent: unknown[] = [];
  navigator.sendBeacon = (address, body) => {
    sent.push([address, JSON.parse(String(body))]);
    return true;
  };
  return sent;
}

describe('what the edge is told of a visit', () => {
  it('is a failure at once, with the sections of the page and its ticket', () => {
    const sent = page();
    reportFailures({ lock: LOCK, vitals: { sample: 0, ticket: 'a.b' } })(FAILURE);
    const report = { lock: LOCK, sections: ['content', 'events'], ticket: 'a.b', failures: [FAILURE] };
    expect(sent).toEqual([['/_/vitals', report]]);
  });

  it('is not the cause of a failure: its words may be a visitor’s', () => {
    const sent = page();
    const failure = { ...FAILURE, cause: 'No event of Zoë', ok: false };
    reportFailures({ lock: LOCK, vitals: { sample: 0 } })(failure);
    expect(JSON.stringify(sent)).not.toContain('Zoë');
  });

  it('is where in the release it was thrown', () => {
    const sent = page();
    const place = { at: '1.0a.js:1:99', kind: 'TypeError' };
    reportFailures({ lock: LOCK, vitals: { sample: 0 } })({ ...FAILURE, ...place });
    expect(sent).toMatchObject([['/_/vitals', { failures: [{ ...FAILURE, ...place }] }]]);
  });

  it('is each failure once, and ten at most', () => {
    const sent = page();
    const report = reportFailures({ lock: LOCK, vitals: { sample: 0 } });
    report(FAILURE);
    report(FAILURE);
    expect(sent).toHaveLength(1);
    for (let version = 0; version < 20; version += 1) report({ ...FAILURE, version: `${version}` });
    expect(sent).toHaveLength(10);
  });

  it('is nothing when the document does not ask', () => {
    const sent = page();
    reportFailures({ lock: LOCK })(FAILURE);
    expect(sent).toEqual([]);
  });
});
