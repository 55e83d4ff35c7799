import aboutUs from './seed/about-us.json' with { type: 'json' };
import catalyst from './seed/catalyst.json' with { type: 'json' };
import communityEngagement from './seed/community-engagement.json' with { type: 'json' };
import connect from './seed/connect.json' with { type: 'json' };
import contactUs from './seed/contact-us.json' with { type: 'json' };
import danielsMen from './seed/daniels-men.json' with { type: 'json' };
import directorates from './seed/directorates.json' with { type: 'json' };
import home from './seed/home.json' with { type: 'json' };
import joinUs from './seed/join-us.json' with { type: 'json' };
import kiddies from './seed/kiddies.json' with { type: 'json' };
import mobileApp from './seed/mobile-app.json' with { type: 'json' };
import outreaches from './seed/outreaches.json' with { type: 'json' };
import planYourVisit from './seed/plan-your-visit.json' with { type: 'json' };
import poiema from './seed/poiema.json' with { type: 'json' };
import prayerRequests from './seed/prayer-requests.json' with { type: 'json' };
import sodip from './seed/sodip.json' with { type: 'json' };

/** What each page says at first, as the content API would answer it. The CMS begins with the same files. */
export const SEED = {
  'about-us': aboutUs,
  catalyst,
  'community-engagement': communityEngagement,
  connect,
  'contact-us': contactUs,
  'daniels-men': danielsMen,
  directorates,
  home,
  'join-us': joinUs,
  kiddies,
  'mobile-app': mobileApp,
  outreaches,
  'plan-your-visit': planYourVisit,
  poiema,
  'prayer-requests': prayerRequests,
  sodip,
} as const;
