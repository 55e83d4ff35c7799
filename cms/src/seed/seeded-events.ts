import { bibleMarathon } from './events/bible-marathon';
import { choirConcert } from './events/choir-concert';
import { communityBreakfast } from './events/community-breakfast';
import { harborBaptism } from './events/harbor-baptism';
import { harvestThanksgiving } from './events/harvest-thanksgiving';
import { healthFair } from './events/health-fair';
import { kidsPraiseParty } from './events/kids-praise-party';
import { kidsStoryMorning } from './events/kids-story-morning';
import { marriageEvening } from './events/marriage-evening';
import { mensPrayerBreakfast } from './events/mens-prayer-breakfast';
import { mensTrailHike } from './events/mens-trail-hike';
import { nightOfWorship } from './events/night-of-worship';
import { womensRetreat } from './events/womens-retreat';
import { womensTea } from './events/womens-tea';
import { youthNight } from './events/youth-night';
import { youthRetreat } from './events/youth-retreat';
import type { SeededEvent } from './seeded-event';

export const SEEDED_EVENTS: readonly SeededEvent[] = [
  communityBreakfast,
  mensPrayerBreakfast,
  womensRetreat,
  kidsPraiseParty,
  youthNight,
  nightOfWorship,
  marriageEvening,
  harborBaptism,
  mensTrailHike,
  womensTea,
  kidsStoryMorning,
  youthRetreat,
  harvestThanksgiving,
  healthFair,
  bibleMarathon,
  choirConcert,
];
