import { transcriptLines } from './transcript-lines.ts';

test('each cue is a line, without its looks', () => {
  const text = `WEBVTT

NOTE by hand

1
00:00:05.500 --> 00:00:11.500
It turns <i>gray</i>,
then silver.

01:02.250 --> 01:05.000 align:start
<v Pastor Grace>Arise &amp; shine.
`;
  expect(transcriptLines(text)).toEqual([
    { start: 5.5, text: 'It turns gray, then silver.' },
    { start: 62.25, text: 'Arise &amp; shine.' },
  ]);
});

test.each(['', 'no transcript', 'WEBVTT', 'WEBVTT\n\n00:00 -> 00:01\nBroken'])('%j has none', (text) => {
  expect(transcriptLines(text)).toEqual([]);
});
