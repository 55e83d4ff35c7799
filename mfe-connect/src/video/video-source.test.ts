import { toVideoSource } from './video-source.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const WATCH = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/v/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?feature=share&list=PL1&v=aqz-KE-bpKQ#top',
])('%s plays from the address without cookies', (link) => {
  expect(toVideoSource(link)).toEqual({ kind: 'youtube', src: EMBED, link: WATCH });
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3723],
  ['t=5', 5],
  ['t=2m', 120],
  ['t=12m', 720],
  ['t=10h', 36_000],
  ['start=90', 90],
  ['si=abc&t=90&x=1', 90],
  ['t=90#top', 90],
])('the moment to start at is kept: %s', (query, seconds) => {
  expect(toVideoSource(`https://youtu.be/aqz-KE-bpKQ?${query}`)).toEqual({
    kind: 'youtube',
    src: `${EMBED}?t=${seconds}s`,
    link: `${WATCH}&t=${seconds}s`,
  });
});

test.each(['t=0', 't=', 't=soon', 't=90x', 'start_at=90', 'at=90', 'list=t'])(
  'without one it starts at its beginning: %s',
  (query) => {
    expect(toVideoSource(`https://youtu.be/aqz-KE-bpKQ?${query}`)).toEqual({
      kind: 'youtube',
      src: EMBED,
      link: WATCH,
    });
  },
);

test.each([
  '/uploads/sermon.mp4',
  '/uploads/2026/sermon.M4V',
  'http://media.example.org/sermon.mov',
  'https://media.example.org/sermon.webm?x=1',
  'https://media.example.org/sermon.ogv#t=10',
])('%s plays as a file', (link) => {
  expect(toVideoSource(link)).toEqual({ kind: 'file', src: link });
});

test.each([
  'https://vimeo.com/12345',
  'https://www.youtube.com/@soteriachurchmd',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ-and-more',
  'https://www.youtube.com/watch?list=aqz-KE-bpKQ',
  'https://www.youtube.com/playlist/aqz-KE-bpKQ',
  'https://youtubexcom/v/aqz-KE-bpKQ',
  'https://youtuxbe/aqz-KE-bpKQ',
  'https://media.example.org/sermon.mp4.zip',
  'https://media.example.org/mp4',
  'sermon.mp4',
  'ftp://media.example.org/sermon.mp4',
  'javascript:alert(1)//x.mp4',
  'soon',
  '',
])('%j is nothing that plays here', (link) => {
  expect(toVideoSource(link)).toBeNull();
});
