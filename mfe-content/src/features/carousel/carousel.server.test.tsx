/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel.tsx';
import { SLIDES } from './slides.ts';

describe('on the server', () => {
  const html = renderToString(<Carousel label="Life at Soteria" slides={SLIDES} />);

  test('the first picture comes at once and first, the others may wait', () => {
    expect(html.match(/loading="eager" fetchPriority="high"/g)).toHaveLength(1);
    expect(html.match(/width="1600" height="900"/g)).toHaveLength(3);
  });

  test('each picture says what it shows', () => {
    const descriptions = [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(descriptions).toEqual([
      expect.stringContaining('open doors of the church'),
      expect.stringContaining('congregation sings'),
      expect.stringContaining('share food'),
    ]);
  });

  test('there is no style attribute', () => {
    expect(html).not.toContain('style=');
  });

  test('no slide is inert: without scripts all of them can be reached', () => {
    expect(html).not.toContain('inert');
  });
});
