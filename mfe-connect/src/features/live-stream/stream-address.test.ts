import { streamAddress } from './stream-address.ts';

test.each([
  ['https://www.youtube.com/@soteriachurchmd/live', 'https://www.youtube.com/@soteriachurchmd/live'],
  ['http://stream.example/', 'http://stream.example/'],
  ['www.youtube.com/live', 'https://www.youtube.com/live'],
  ['', null],
  ['/connect/sermons', null],
  ['mailto:hello@soteriachurch.example', null],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
])('%j leads to %j', (setting, address) => {
  expect(streamAddress(setting)).toBe(address);
});
