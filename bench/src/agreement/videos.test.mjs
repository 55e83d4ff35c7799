import fc from 'fast-check';
import { isPlayed } from '../../../cms/src/linter/rules/links/unplayed-video.ts';
import { toVideoSource } from '../../../mfe-connect/src/video/video-source.ts';

const HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
  'vimeo.com',
  'a.org',
];
const PATHS = [
  '/',
  '/embed/',
  '/v/',
  '/shorts/',
  '/live/',
  '/watch?v=',
  '/watch?list=a&v=',
  '/@',
  '/playlist/',
  '/uploads/',
];
const ENDS = ['', '?t=90', '&x=1', '#top', '.mp4', '.MOV', '.webm?x', '.mp4.zip', '-and-more'];

const ids = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 9, maxLength: 13 });
const links = fc
  .tuple(fc.constantFrom('https://', 'http://', '', '/'), fc.constantFrom(...HOSTS), fc.constantFrom(...PATHS), ids)
  .chain((parts) => fc.constantFrom(...ENDS).map((end) => [...parts, end].join('')));

it('the panel refuses the link of a video exactly where the home page has no player for it', () => {
  const sample = fc.sample(links, { numRuns: 10_000, seed: 20_261_125 });
  const played = sample.filter((link) => toVideoSource(link) !== null);
  expect(sample.filter(isPlayed)).toEqual(played);
  expect(played.length).toBeGreaterThan(sample.length / 10);
  expect(played.length).toBeLessThan((sample.length * 9) / 10);
});
