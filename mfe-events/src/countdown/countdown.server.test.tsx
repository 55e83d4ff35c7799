/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Countdown } from './countdown.tsx';

it('is empty on the server: four places for the digits, no number', () => {
  const html = renderToStaticMarkup(<Countdown target="2027-03-14T14:00:00Z" text="Starts soon" />);
  expect(html.match(/spinner/g)).toHaveLength(4);
  expect(html).toContain('Days');
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/\d/);
});
