import { videoSource } from './video-source.ts';

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
])('%s plays from the address without cookies', (link) => {
  expect(videoSource(link)).toEqual({ kind: 'youtube', src: EMBED, link: WATCH });
});

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h2m3s', 3723],
  ['start=90', 90],
])('the moment to start at is kept: %s', (query, seconds) => {
  expect(videoSource(`https://youtu.be/aqz-KE-bpKQ?${query}`)).toEqual({
    kind: 'youtube',
    src: `${EMBED}?t=${seconds}s`,
    link: `${WATCH}&t=${seconds}s`,
  });
});

test.each(['/uploads/sermon.mp4', 'https://media.example.org/sermon.webm?x=1'])('%s plays as a file', (link) => {
  expect(videoSource(link)).toEqual({ kind: 'file', src: link });
});

test.each([
  'https://vimeo.com/12345',
  'https://www.youtube.com/@soteriachurchmd',
  'https://www.youtube.com/watch?v=short',
  'javascript:alert(1)//x.mp4',
  'soon',
  '',
])('%j is nothing that plays here', (link) => {
  expect(videoSource(link)).toBeNull();
});
