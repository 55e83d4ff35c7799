import fc from 'fast-check';
import { sitemapXml } from './sitemap-xml.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = '']) => text);

it('is as the protocol wants it', () => {
  const xml = sitemapXml('https://church.example', [
    { path: '/' },
    { path: '/event-details?id=a', lastModified: new Date('2026-11-21T11:48:17.499Z') },
  ]);
  expect(xml).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://church.example/</loc></url>
  <url><loc>https://church.example/event-details?id=a</loc><lastmod>2026-11-21T11:48:17.499Z</lastmod></url>
</urlset>
`,
  );
});

it('is well-formed whatever an address holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '&', '<', '>', '"', "'", '/', '?', '&amp;') }), (path) => {
      const [text = ''] = locations(sitemapXml('https://church.example', [{ path }]));
      expect(text.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[&<>"']/);
      const back = text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS[entity] ?? entity);
      expect(back).toBe(`https://church.example${path}`);
    }),
  );
});

it('holds as many addresses as a file may', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
  expect(locations(sitemapXml('', many))).toHaveLength(50_000);
});

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
