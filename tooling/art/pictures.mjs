import { bibleMarathon } from './scene/bible-marathon.mjs';
import { choirConcert } from './scene/choir-concert.mjs';
import { community } from './scene/community.mjs';
import { communityBreakfast } from './scene/community-breakfast.mjs';
import { eventDefault } from './scene/event-default.mjs';
import { favicon } from './scene/favicon.mjs';
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
 * @property {number} [width] 1600 when not given
 * @property {number} [height] 900 when not given
 * @property {(canvas: import('./pen/canvas.mjs').Canvas) => void} draw
 */

/** @param {string} folder @param {Record<string, Picture['draw']>} drawings @returns {Picture[]} */
const into = (folder, drawings) => Object.entries(drawings).map(([name, draw]) => ({ name, folder, draw }));

/** Every picture of the site, with the folder that uses it. */
export const pictures = [
  ...into('mfe-content/src/pictures', {
    'slide-welcome': welcome,
    'slide-worship': worship,
    'slide-community': community,
  }),
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
  { name: 'favicon', folder: 'shell/src/pictures', width: 64, height: 64, draw: favicon },
];
