import { bibleMarathon } from './scene/bible-marathon.mjs';
import { choirConcert } from './scene/choir-concert.mjs';
import { community } from './scene/community.mjs';
import { communityBreakfast } from './scene/community-breakfast.mjs';
import { prayer } from './scene/directorate/prayer.mjs';
import { communityTable } from './scene/directorate/community.mjs';
import { firstImpression } from './scene/directorate/first-impression.mjs';
import { retention } from './scene/directorate/retention.mjs';
import { worshipArts } from './scene/directorate/worship-arts.mjs';
import { media } from './scene/directorate/media.mjs';
import { finance } from './scene/directorate/finance.mjs';
import { operations } from './scene/directorate/operations.mjs';
import { missions } from './scene/directorate/missions.mjs';
import { soKk } from './scene/directorate/so-kk.mjs';
import { catalystSteps } from './scene/directorate/catalyst.mjs';
import { flame } from './scene/directorate/flame.mjs';
import { socare } from './scene/directorate/socare.mjs';
import { danielsMen } from './scene/ministry/daniels-men.mjs';
import { poiema } from './scene/ministry/poiema.mjs';
import { catalystFire } from './scene/ministry/catalyst.mjs';
import { kiddies } from './scene/ministry/kiddies.mjs';
import { kindle } from './scene/ministry/kindle.mjs';
import { ignite } from './scene/ministry/ignite.mjs';
import { blaze } from './scene/ministry/blaze.mjs';
import { sodip } from './scene/ministry/sodip.mjs';
import { outreaches } from './scene/page/outreaches.mjs';
import { funInTheSun } from './scene/page/fun-in-the-sun.mjs';
import { vulnerablePeoples } from './scene/page/vulnerable-peoples.mjs';
import { aboutIntro } from './scene/page/about-intro.mjs';
import { vision } from './scene/page/vision.mjs';
import { pastorEmmanuel, pastorGrace } from './scene/page/pastors.mjs';
import { planYourVisit } from './scene/page/plan-your-visit.mjs';
import { mobileApp } from './scene/page/mobile-app.mjs';
import {
  discipleshipCard,
  kidsCard,
  memberCard,
  menCard,
  prayerCard,
  womenCard,
  youthCard,
} from './scene/connect/cards.mjs';
import { contactDesk, dawnPrayer, liveStream, welcomeHome } from './scene/connect/pages.mjs';
import { warfare, witnessing, word, worksOfService, worksOfTheSpirit, worshipHands } from './scene/value/values.mjs';
import { eventDefault } from './scene/event-default.mjs';
import { favicon, maskableIcon, squareIcon } from './scene/favicon.mjs';
import { shareImage } from './scene/page/share-image.mjs';
import { harborBaptism } from './scene/harbor-baptism.mjs';
import { harvestThanksgiving } from './scene/harvest-thanksgiving.mjs';
import { healthFair } from './scene/health-fair.mjs';
import { kidsPraiseParty } from './scene/kids-praise-party.mjs';
import { kidsStoryMorning } from './scene/kids-story-morning.mjs';
import { lampOnAStand } from './scene/lamp-on-a-stand.mjs';
import { lightFromTheEast } from './scene/light-from-the-east.mjs';
import { marriageEvening } from './scene/marriage-evening.mjs';
import { mensPrayerBreakfast } from './scene/mens-prayer-breakfast.mjs';
import { mensTrailHike } from './scene/mens-trail-hike.mjs';
import { mustardSeed } from './scene/mustard-seed.mjs';
import { nightOfWorship } from './scene/night-of-worship.mjs';
import { notFound } from './scene/not-found.mjs';
import { psalm23 } from './scene/psalm-23.mjs';
import { sermonDefault } from './scene/sermon-default.mjs';
import { theVine } from './scene/the-vine.mjs';
import { theWell } from './scene/the-well.mjs';
import { videoPoster } from './scene/video-poster.mjs';
import { walkingOnWater } from './scene/walking-on-water.mjs';
import { welcome } from './scene/welcome.mjs';
import { womensRetreat } from './scene/womens-retreat.mjs';
import { womensTea } from './scene/womens-tea.mjs';
import { worship } from './scene/worship.mjs';
import { youthNight } from './scene/youth-night.mjs';
import { youthRetreat } from './scene/youth-retreat.mjs';

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} folder below the root
 * @property {number} width
 * @property {number} height
 * @property {(canvas: import('./pen/canvas.mjs').Canvas) => void} draw
 */

/**
 * @param {string} folder
 * @param {Record<string, Picture['draw']>} drawings
 * @param {[width: number, height: number]} [size]
 * @returns {Picture[]}
 */
const into = (folder, drawings, [width, height] = [1600, 900]) =>
  Object.entries(drawings).map(([name, draw]) => ({ name, folder, width, height, draw }));

/** Every picture of the site, with the folder that uses it. */
export const pictures = [
  ...into('mfe-content/src/pictures', {
    'slide-welcome': welcome,
    'slide-worship': worship,
    'slide-community': community,
  }),
  ...into(
    'mfe-content/src/pictures',
    {
      'directorate-prayer': prayer,
      'directorate-community': communityTable,
      'directorate-first-impression': firstImpression,
      'directorate-retention-membership': retention,
      'directorate-worship-creative-arts': worshipArts,
      'directorate-media': media,
      'directorate-finance': finance,
      'directorate-operations': operations,
      'directorate-missions': missions,
      'directorate-so-kk': soKk,
      'directorate-catalyst': catalystSteps,
      'directorate-flame': flame,
      'directorate-socare': socare,
      'ministry-daniels-men': danielsMen,
      'ministry-poiema': poiema,
      'ministry-catalyst': catalystFire,
      'ministry-kiddies': kiddies,
      'ministry-kindle': kindle,
      'ministry-ignite': ignite,
      'ministry-blaze': blaze,
      'ministry-sodip': sodip,
      'community-outreaches': outreaches,
      'community-fun-in-the-sun': funInTheSun,
      'community-vulnerable-peoples': vulnerablePeoples,
    },
    [1200, 800],
  ),
  ...into(
    'mfe-content/src/pictures',
    { 'about-intro': aboutIntro, vision, 'plan-your-visit': planYourVisit },
    [1200, 900],
  ),
  ...into(
    'mfe-content/src/pictures',
    { 'pastor-emmanuel': pastorEmmanuel, 'pastor-grace': pastorGrace, 'mobile-app': mobileApp },
    [900, 1100],
  ),
  ...into(
    'mfe-content/src/pictures',
    {
      'value-word': word,
      'value-worship': worshipHands,
      'value-warfare': warfare,
      'value-witnessing': witnessing,
      'value-works-of-the-holy-spirit': worksOfTheSpirit,
      'value-works-of-service': worksOfService,
    },
    [240, 240],
  ),
  ...into(
    'mfe-connect/src/pictures',
    {
      'connect-daniels-men': menCard,
      'connect-poiema': womenCard,
      'connect-kiddies': kidsCard,
      'connect-catalyst': youthCard,
      'connect-prayer-requests': prayerCard,
      'connect-become-a-member': memberCard,
      'connect-sodip': discipleshipCard,
    },
    [800, 600],
  ),
  ...into(
    'mfe-connect/src/pictures',
    { prayer: dawnPrayer, 'welcome-home': welcomeHome, contact: contactDesk, 'live-stream': liveStream },
    [1200, 900],
  ),
  ...into('mfe-events/src/pictures', { 'event-default': eventDefault }),
  ...into('cms/seed/pictures', {
    'community-breakfast': communityBreakfast,
    'mens-prayer-breakfast': mensPrayerBreakfast,
    'womens-retreat': womensRetreat,
    'kids-praise-party': kidsPraiseParty,
    'youth-night': youthNight,
    'night-of-worship': nightOfWorship,
    'marriage-evening': marriageEvening,
    'harbor-baptism': harborBaptism,
    'mens-trail-hike': mensTrailHike,
    'womens-tea': womensTea,
    'kids-story-morning': kidsStoryMorning,
    'youth-retreat': youthRetreat,
    'harvest-thanksgiving': harvestThanksgiving,
    'health-fair': healthFair,
    'bible-marathon': bibleMarathon,
    'choir-concert': choirConcert,
    'sermon-light-from-the-east': lightFromTheEast,
    'sermon-the-well': theWell,
    'sermon-walking-on-water': walkingOnWater,
    'sermon-the-mustard-seed': mustardSeed,
    'sermon-psalm-23': psalm23,
    'sermon-lamp-on-a-stand': lampOnAStand,
    'sermon-the-vine': theVine,
  }),
  ...into('mfe-connect/src/pictures', { 'sermon-default': sermonDefault, 'video-poster': videoPoster }),
  ...into('shell/src/pictures', { 'not-found': notFound }),
  { name: 'favicon', folder: 'shell/src/root', width: 64, height: 64, draw: favicon },
];

/**
 * @typedef {object} Raster
 * @property {string} file below the root
 * @property {[width: number, height: number]} drawn
 * @property {number} width of the file, in pixels
 * @property {Picture['draw']} draw
 */

/** @type {Raster[]} Where vectors are not understood: by those who share a page, and by phones' home screens. */
export const rasters = [
  { file: 'shell/src/pictures/share-image.png', drawn: [1200, 630], width: 1200, draw: shareImage },
  { file: 'shell/src/root/favicon.ico', drawn: [64, 64], width: 32, draw: favicon },
  { file: 'shell/src/root/apple-touch-icon.png', drawn: [64, 64], width: 180, draw: squareIcon },
  { file: 'shell/src/root/icon-192.png', drawn: [64, 64], width: 192, draw: favicon },
  { file: 'shell/src/root/icon-512.png', drawn: [64, 64], width: 512, draw: favicon },
  { file: 'shell/src/root/icon-maskable-512.png', drawn: [64, 64], width: 512, draw: maskableIcon },
];
