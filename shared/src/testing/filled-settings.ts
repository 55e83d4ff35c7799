import type { SiteSettings } from '../content/index.ts';

/** The settings of a church that has entered everything but what the specification leaves empty. */
export const FILLED_SETTINGS: SiteSettings = {
  phone: '(443) 555-0177',
  email: 'office@church.example',
  address: '12 Test Road, Towson, MD 21204',
  missionStatement: 'To serve the street that we live on.',
  mapsUrl: 'https://maps.example/church',
  giveUrl: 'https://give.example/church',
  streamUrl: 'https://stream.example/live',
  facebookUrl: 'https://facebook.example/church',
  instagramUrl: 'https://instagram.example/church',
  youtubeUrl: 'https://youtube.example/church',
  appStoreUrl: '',
  playStoreUrl: '',
  catalystUrl: '',
  photoGalleryUrl: '',
  socithUrl: '',
  latestSermonUrl: '',
  copyright: '',
};
