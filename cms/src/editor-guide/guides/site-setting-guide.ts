import type { EditorGuide, FieldGuide } from '../editor-guide';

const address = (label: string, help: string): FieldGuide => ({ label, help, width: 6, placeholder: 'https://' });

const EMPTY = 'Empty: the item is shown, but is not a link.';

export const SITE_SETTING_GUIDE: EditorGuide = {
  fields: {
    phone: { label: 'Phone', help: 'As it should be read, for example (410) 555-0142.', width: 6 },
    email: { label: 'E-mail', help: 'The address of the church office.', width: 6 },
    address: { label: 'Street address', help: 'Street, town, state and ZIP code in one line.', width: 6 },
    mapsUrl: address('Directions', 'Where “Get Directions” leads: the link from “Share” in a maps app.'),
    giveUrl: address('Giving', 'The page where people donate. The “Give” button opens it.'),
    streamUrl: address('Live stream', 'The video channel where services are shown live.'),
    facebookUrl: address('Facebook', 'The church’s page.'),
    instagramUrl: address('Instagram', 'The church’s profile.'),
    youtubeUrl: address('YouTube', 'The church’s channel.'),
    appStoreUrl: address('App Store', `The app for iPhones. ${EMPTY}`),
    playStoreUrl: address('Google Play', `The app for Android phones. ${EMPTY}`),
    catalystUrl: address('Catalyst', `“Catalyst” in the footer. ${EMPTY}`),
    photoGalleryUrl: address('Photo gallery', `“Photo Gallery” in the footer. ${EMPTY}`),
    socithUrl: address('SOCITH', `“SOCITH” in the footer. ${EMPTY}`),
    latestSermonUrl: address('Latest sermon', `“Latest Sermon” in the footer. ${EMPTY}`),
    missionStatement: {
      label: 'Mission statement',
      help: 'One or two sentences at the foot of every page.',
      width: 12,
    },
  },
  list: ['phone', 'email', 'address'],
  mainField: 'phone',
  sortBy: 'phone',
  sortOrder: 'ASC',
};
