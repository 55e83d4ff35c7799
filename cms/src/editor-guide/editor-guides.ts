import type { UID } from '@strapi/strapi';

import type { EditorGuide } from './editor-guide';
import { EVENT_GUIDE } from './guides/event-guide';
import { EVENT_SERIES_GUIDE, SERIES_DAY_GUIDE, SERIES_EXCEPTION_GUIDE } from './guides/event-series-guide';
import { LATEST_SERMON_GUIDE } from './guides/latest-sermon-guide';
import { MEMBER_GUIDE } from './guides/member-guide';
import { PAGE_GUIDE } from './guides/page-guide';
import { ITEM_GUIDE, LEAD_GUIDE, LIST_GUIDE, SECTION_GUIDE, VERSE_GUIDE } from './guides/page-part-guides';
import { PRAYER_REQUEST_GUIDE } from './guides/prayer-request-guide';
import { SERVICE_EXCEPTION_GUIDE, SERVICE_GUIDE } from './guides/service-guide';
import { SERVICE_TIME_GUIDE } from './guides/service-time-guide';
import { SERMON_GUIDE } from './guides/sermon-guide';
import { CHAPTER_GUIDE, SERMON_SERIES_GUIDE } from './guides/sermon-series-guide';
import { SITE_SETTING_GUIDE } from './guides/site-setting-guide';
import { VENUE_GUIDE } from './guides/venue-guide';

export const EDITOR_GUIDES: readonly (readonly [UID.ContentType, EditorGuide])[] = [
  ['api::event.event', EVENT_GUIDE],
  ['api::event-series.event-series', EVENT_SERIES_GUIDE],
  ['api::venue.venue', VENUE_GUIDE],
  ['api::sermon.sermon', SERMON_GUIDE],
  ['api::sermon-series.sermon-series', SERMON_SERIES_GUIDE],
  ['api::latest-sermon.latest-sermon', LATEST_SERMON_GUIDE],
  ['api::service-time.service-time', SERVICE_TIME_GUIDE],
  ['api::page.page', PAGE_GUIDE],
  ['api::site-setting.site-setting', SITE_SETTING_GUIDE],
  ['api::prayer-request.prayer-request', PRAYER_REQUEST_GUIDE],
  ['api::member.member', MEMBER_GUIDE],
];

/** Forms within forms. */
export const COMPONENT_GUIDES: readonly (readonly [UID.Component, EditorGuide])[] = [
  ['church.chapter', CHAPTER_GUIDE],
  ['church.series-day', SERIES_DAY_GUIDE],
  ['church.series-exception', SERIES_EXCEPTION_GUIDE],
  ['church.service', SERVICE_GUIDE],
  ['church.service-exception', SERVICE_EXCEPTION_GUIDE],
  ['page.lead', LEAD_GUIDE],
  ['page.section', SECTION_GUIDE],
  ['page.list', LIST_GUIDE],
  ['page.item', ITEM_GUIDE],
  ['page.verse', VERSE_GUIDE],
];
