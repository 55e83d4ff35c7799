import fc from 'fast-check';

import { type Fault, linkIn, oneOf, PROSE, sentenceIn } from './fault';

const DESCRIBED = ['event', 'event-series'];

const links = (words: string, ...addresses: string[]): Fault => ({
  types: DESCRIBED,
  field: 'desc',
  change: (right) => fc.constantFrom(...addresses).map((address) => linkIn(right, address, words)),
});

const field = (types: readonly string[], name: string, ...values: string[]): Fault => ({
  types,
  field: name,
  change: () => oneOf(name, ...values),
});

const inProse = (...sentences: string[]): Fault[] =>
  Object.entries(PROSE).map(([type, name]) => ({
    types: [type],
    field: name,
    change: (right) => fc.constantFrom(...sentences).map((sentence) => sentenceIn(name, right, sentence)),
  }));

const GONE = ['/no-such-page', '/events/gone-abcdefghijklmnopqrstuvwx'];

/** What goes wrong in addresses, by rule. */
export const FAULTY_LINKS: Readonly<Record<string, readonly Fault[]>> = {
  brokenLink: [
    links('The camp', ...GONE, `${GONE[0]}#top`, `https://www.soteriachurch.example${GONE[0]}`),
    field(['site-setting'], 'catalystUrl', ...GONE),
    field(DESCRIBED, 'registerationLink', `https://www.soteriachurch.example${GONE[1]}`),
  ],
  malformedAddress: [
    links(
      'The camp',
      'camp.example/about',
      'htps://camp.example',
      'https//camp.example',
      'https://camp',
      'https://a b.example',
    ),
    links(
      'The camp',
      'javascript:alert(1)',
      'http://localhost:1337/events',
      'https://https://camp.example',
      'see below',
    ),
    links('The camp', 'https://camp.example/about.', 'https://camp.example/about,'),
    field(DESCRIBED, 'registerationLink', 'https://camp', 'https://https://camp.example', 'https://camp..example/'),
    field(['site-setting'], 'giveUrl', 'https://give', 'https://.example'),
  ],
  plainHttp: [
    links('The camp', 'http://camp.example', 'HTTP://camp.example/about'),
    field(DESCRIBED, 'registerationLink', 'http://camp.example/register'),
    field(['site-setting'], 'streamUrl', 'http://www.youtube.com/@soteriachurchmd'),
  ],
  unplayedVideo: [
    field(
      ['sermon'],
      'youtubeLink',
      'https://vimeo.com/76979871',
      'https://www.youtube.com/@soteriachurchmd',
      'https://www.youtube.com/playlist?list=PLabcdefghijk',
      'https://church.example/sermon',
      '/uploads/light.zip',
    ),
  ],
  unclearLink: ['click here', 'Here', 'Read more…', 'this link', '', 'Please click here!'].map((words) =>
    links(words, 'https://camp.example/about'),
  ),
  malformedEmail: [
    links('Write to us', 'mailto:office@church', 'mailto:office', 'mailto:office@@church.example'),
    field(['site-setting'], 'email', 'office@church', 'office.church.example'),
    ...inProse('Write to office@church for more.', 'Write to ruth@church..example then.'),
  ],
  malformedPhone: [
    links('Call us', 'tel:410-555-014', 'tel:555-0142'),
    field(['site-setting'], 'phone', '410-555-014', '(410) 555-01422', 'ask Ruth', '555-0142'),
    ...inProse('Call (410) 555-014 for a ride.', 'Call (410) 555-01422 then.'),
  ],
};
