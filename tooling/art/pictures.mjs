import * as covers from './scene/covers.mjs';
import * as gatherings from './scene/gatherings.mjs';
import * as hero from './scene/hero.mjs';
import * as outdoors from './scene/outdoors.mjs';

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} folder below the root
 * @property {number} [width] 1600 when not given
 * @property {number} [height] 900 when not given
 * @property {(canvas: import('./pen/canvas.mjs').Canvas) => void} draw
 */

/** @param {string} folder @param {Record<string, Picture['draw']>} drawings @returns {Picture[]} */
const into = (folder, drawings) => Object.entries(drawings).map(([name, draw]) => ({ name, folder, draw }));

/** Every picture of the site, with the folder that uses it. */
export const pictures = [
  ...into('mfe-content/src/pictures', {
    'slide-welcome': hero.welcome,
    'slide-worship': hero.worship,
    'slide-community': hero.community,
  }),
  ...into('mfe-events/src/pictures', { 'event-default': outdoors.eventDefault }),
  ...into('cms/seed/pictures', {
    'community-breakfast': gatherings.communityBreakfast,
    'mens-prayer-breakfast': gatherings.mensPrayerBreakfast,
    'womens-retreat': outdoors.womensRetreat,
    'kids-praise-party': gatherings.kidsPraiseParty,
    'youth-night': gatherings.youthNight,
    'night-of-worship': gatherings.nightOfWorship,
    'marriage-evening': gatherings.marriageEvening,
    'harbor-baptism': outdoors.harborBaptism,
    'mens-trail-hike': outdoors.mensTrailHike,
    'womens-tea': gatherings.womensTea,
    'kids-story-morning': gatherings.kidsStoryMorning,
    'youth-retreat': outdoors.youthRetreat,
    'harvest-thanksgiving': gatherings.harvestThanksgiving,
    'health-fair': outdoors.healthFair,
    'bible-marathon': gatherings.bibleMarathon,
    'choir-concert': gatherings.choirConcert,
    'sermon-light-from-the-east': covers.lightFromTheEast,
    'sermon-the-well': covers.theWell,
    'sermon-walking-on-water': covers.walkingOnWater,
    'sermon-the-mustard-seed': covers.mustardSeed,
    'sermon-psalm-23': covers.psalm23,
    'sermon-lamp-on-a-stand': covers.lampOnAStand,
    'sermon-the-vine': covers.theVine,
  }),
  ...into('mfe-connect/src/pictures', { 'sermon-default': covers.sermonDefault, 'video-poster': covers.videoPoster }),
  ...into('shell/src/pictures', { 'not-found': covers.notFound }),
  { name: 'favicon', folder: 'shell/src/pictures', width: 64, height: 64, draw: covers.favicon },
];
