import { DEFAULT_SETTINGS } from 'shared/content';
import { churchJsonLd } from './church-json-ld.ts';

const about = { url: 'https://soteria.example', description: 'A church.' };

test('search engines learn where the church is and how to reach it', () => {
  expect(churchJsonLd(DEFAULT_SETTINGS, about)).toMatchObject({
    '@type': 'Church',
    url: 'https://soteria.example',
    telephone: DEFAULT_SETTINGS.phone,
    email: DEFAULT_SETTINGS.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '8410 Harford Road',
      addressLocality: 'Parkville',
      addressRegion: 'MD',
      postalCode: '21234',
    },
    sameAs: [DEFAULT_SETTINGS.facebookUrl, DEFAULT_SETTINGS.instagramUrl, DEFAULT_SETTINGS.youtubeUrl],
  });
});

test('what staff left empty is left out', () => {
  const contact = { ...DEFAULT_SETTINGS, facebookUrl: '', instagramUrl: '', youtubeUrl: '', mapsUrl: '' };
  const church = churchJsonLd(contact, about);
  expect(church).not.toHaveProperty('sameAs');
  expect(church).not.toHaveProperty('hasMap');
});
