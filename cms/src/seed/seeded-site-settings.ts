/**
 * What a new site begins with; nothing else in the project has a value of its own for these. Empty: specified as empty links,
 * shown without an address until somebody enters one.
 */
export const SEEDED_SITE_SETTINGS = {
  phone: '(410) 555-0142',
  email: 'hello@soteriachurch.example',
  address: '8410 Harford Road, Parkville, MD 21234',
  mapsUrl: 'https://www.google.com/maps/dir/?api=1&destination=8410+Harford+Road+Parkville+MD+21234',
  giveUrl: 'https://give.soteriachurch.example/',
  streamUrl: 'https://www.youtube.com/@soteriachurchmd/live',
  facebookUrl: 'https://www.facebook.com/soteriachurchmd',
  instagramUrl: 'https://www.instagram.com/soteriachurchmd',
  youtubeUrl: 'https://www.youtube.com/@soteriachurchmd',
  appStoreUrl: '',
  playStoreUrl: '',
  catalystUrl: '',
  photoGalleryUrl: '',
  socithUrl: '',
  latestSermonUrl: '',
  missionStatement: 'To be and to make devoted disciples of Jesus Christ and transformational servant-leaders.',
  copyright: '© 2024 Soteria Church. All rights reserved.',
};
