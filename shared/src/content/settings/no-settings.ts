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
  copyright: '',
};

/**
 * What staff entered in the CMS. An empty field is not shown.
 * Six addresses from the stores' on are shown without one, because the specification wants them as empty links. Without a line on
 * copyright the footer has the specification's.
 */
export type SiteSettings = Readonly<typeof NO_SETTINGS>;
