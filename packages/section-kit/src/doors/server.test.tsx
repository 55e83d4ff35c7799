import { Link, useLocation } from './router.ts';
import { type RegionRequest, serverRender } from './server.tsx';
import { Slot } from './shell-api.ts';

const render = serverRender({
  'pages/choir': {
    Component: ({ data }) => (
      <p>
        {String(data)} at {useLocation().search} <Link to="/events">Events</Link>
        <Slot name="choir.rehearsal" />
      </p>
    ),
    loader: async ({ http }) => http.get('/api/events'),
    head: ({ data }) => ({ title: String(data) }),
  },
});

const request = (expose: string) =>
  ({
    expose,
    url: new URL('https://church.example/choir?year=2026'),
    http: { get: async () => 'Psalms' },
  }) as unknown as RegionRequest;

it('draws a page with its data, at its address, with links of the site', async () => {
  const { html, data, head } = await render(request('pages/choir'));
  expect(html).toContain('Psalms<!-- --> at <!-- -->?year=2026');
  expect(html).toMatch(/<a href="\/events"[^>]*>Events<\/a><\/p>$/);
  expect({ data, head }).toEqual({ data: 'Psalms', head: { title: 'Psalms' } });
});

it('says what it has when it is asked for something else', async () => {
  await expect(render(request('pages/band'))).rejects.toThrow('has no pages/band. It has pages/choir.');
});
