/** Contact data and links of a church that has entered none. The values of a new site are seeded by the CMS (decision 0044). */
export const NO_SETTINGS = {
  phone: '',
  email: '',
  address: '',
  missionStatement: '',
  mapsUrl: '',
  giveUrl: '',
  streamUrl: '',
  facebookUrl: '',
  instagramUrl: '',
  youtubeUrl: '',
  appStoreUrl: '',
  playStoreUrl: '',
  catalystUrl: '',
  photoGalleryUrl: '',
  socithUrl: '',
  latestSermonUrl: '',
};

/**
 * What staff entered in the CMS. An empty field is not shown anywhere; only what the specification wants as an empty link (the
 * last six) is shown without an address.
 */
export type SiteSettings = Readonly<typeof NO_SETTINGS>;
