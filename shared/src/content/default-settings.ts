/**
 * Contact data and links of the frame. An empty address means: shown, but not a link.
 * These are the defaults of a content API without the entry, and of each field that it leaves empty.
 */
export const DEFAULT_SETTINGS = {
  phone: '(410) 555-0142',
  email: 'hello@soteriachurch.example',
  address: '8410 Harford Road, Parkville, MD 21234',
  missionStatement: 'To be and to make devoted disciples of Jesus Christ and transformational servant-leaders.',
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
};

export type SiteSettings = Readonly<typeof DEFAULT_SETTINGS>;
