import type { EditorGuide, FieldGuide } from '../editor-guide';

const address = (label: string, help: string): FieldGuide => ({ label, help, width: 6, placeholder: 'https://' });

const HIDDEN = 'Empty: not shown.';
const NO_LINK = 'Empty: the item is shown, but is not a link.';

export const SITE_SETTING_GUIDE: EditorGuide = {
  fields: {
    phone: { label: 'Phone', help: `As it should be read, for example (410) 555-0142. ${HIDDEN}`, width: 6 },
    email: { label: 'E-mail', help: `The address of the church office. ${HIDDEN}`, width: 6 },
    address: { label: 'Street address', help: `Street, town, state and ZIP code in one line. ${HIDDEN}`, width: 6 },
    mapsUrl: address('Directions', `Where “Get Directions” leads: the link from “Share” in a maps app. ${HIDDEN}`),
    giveUrl: address('Giving', `The page where people donate. The “Give” button opens it. ${HIDDEN}`),
    streamUrl: address('Live stream', `The video channel where services are shown live. ${HIDDEN}`),
    facebookUrl: address('Facebook', `The church’s page. ${HIDDEN}`),
    instagramUrl: address('Instagram', `The church’s profile. ${HIDDEN}`),
    youtubeUrl: address('YouTube', `The church’s channel. ${HIDDEN}`),
    appStoreUrl: address('App Store', `The app for iPhones. ${NO_LINK}`),
    playStoreUrl: address('Google Play', `The app for Android phones. ${NO_LINK}`),
    catalystUrl: address('Catalyst', `“Catalyst” in the footer. ${NO_LINK}`),
    photoGalleryUrl: address('Photo gallery', `“Photo Gallery” in the footer. ${NO_LINK}`),
    socithUrl: address('SOCITH', `“SOCITH” in the footer. ${NO_LINK}`),
    latestSermonUrl: address('Latest sermon', `“Latest Sermon” in the footer. ${NO_LINK}`),
    missionStatement: {
      label: 'Mission statement',
      help: `One or two sentences at the foot of every page. ${HIDDEN}`,
      width: 12,
    },
    copyright: {
      label: 'Copyright',
      help: 'The last line of every page, with its year. Empty: as on the first day of the site.',
      width: 12,
    },
  },
  list: ['phone', 'email', 'address'],
  mainField: 'id',
  sortBy: 'phone',
  sortOrder: 'ASC',
};
