import { NO_SETTINGS } from 'shared/content';
import { FILLED_SETTINGS } from 'section-kit/testing';
import { churchJsonLd } from './church-json-ld.ts';

const about = { url: 'https://soteria.example', description: 'A church.' };

test('search engines learn where the church is and how to reach it', () => {
  expect(churchJsonLd({ ...FILLED_SETTINGS, openingHours: { openingHoursSpecification: [] } }, about)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: 'Soteria Church',
    description: 'A church.',
    hasMap: FILLED_SETTINGS.mapsUrl,
    openingHoursSpecification: [],
    url: 'https://soteria.example',
    telephone: FILLED_SETTINGS.phone,
    email: FILLED_SETTINGS.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Test Road',
      addressLocality: 'Towson',
      addressRegion: 'MD',
      postalCode: '21204',
    },
    sameAs: [FILLED_SETTINGS.facebookUrl, FILLED_SETTINGS.instagramUrl, FILLED_SETTINGS.youtubeUrl],
  });
});

test('what staff left empty is left out', () => {
  expect(churchJsonLd({ ...NO_SETTINGS, openingHours: {} }, about)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: 'Soteria Church',
    ...about,
  });
});
