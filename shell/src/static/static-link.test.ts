import { staticLink } from './static-link.ts';

/** What a click on the first element of some HTML leads to. */
function leadsTo(html: string, click: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let link: ReturnType<typeof staticLink> | undefined;
  const notice = (event: MouseEvent) => {
    link = staticLink(event);
    // The test's browser cannot leave its page.
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return link;
}

it('follows a link into the site, with its query, its target and its state', () => {
  expect(leadsTo('<a href="/events?ministry=youth#today"><b>Youth</b></a>')).toEqual({
    to: '/events?ministry=youth#today',
    state: null,
  });
  expect(leadsTo(`<a href="/about-us/directorates#media" data-state='{"slug":"media"}'>Media</a>`)).toEqual({
    to: '/about-us/directorates#media',
    state: { slug: 'media' },
  });
});

it.each([
  ['no link', '<b>Words</b>'],
  ['another site', '<a href="https://elsewhere.example/">Elsewhere</a>'],
  ['a new tab', '<a href="/events" target="_blank">Events</a>'],
  ['a file', '<a href="/events.ics" download="events.ics">Calendar</a>'],
  ['a place in this page', '<a href="#values">Values</a>'],
  ['an e-mail', '<a href="mailto:office@church.example">Write</a>'],
])('leaves %s to the browser', (_what, html) => {
  expect(leadsTo(html)).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (click) => {
    expect(leadsTo('<a href="/events">Events</a>', click)).toBeNull();
  },
);
