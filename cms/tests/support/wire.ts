import * as v from 'valibot';

const DateTime = v.pipe(v.string(), v.isoTimestamp());
const CalendarDay = v.pipe(v.string(), v.isoDate());
const Stamps = { createdAt: DateTime, updatedAt: DateTime, publishedAt: DateTime };

/** `{id, attributes}` and nothing beside them: the entry of Strapi 4. */
const entry = <Attributes extends v.ObjectEntries>(attributes: Attributes) =>
  v.strictObject({ id: v.string(), attributes: v.strictObject({ ...attributes, ...Stamps }) });

const nullable = v.nullable(v.string());
const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));

const Upload = v.pipe(v.string(), v.startsWith('/uploads/'));
const Format = v.looseObject({ url: Upload, width: v.number(), height: v.number() });

const fileDetails = {
  name: v.string(),
  caption: nullable,
  focalPoint: v.unknown(),
  hash: v.string(),
  ext: v.string(),
  size: v.number(),
  url: Upload,
  previewUrl: nullable,
  provider: v.string(),
  provider_metadata: v.unknown(),
};

const Picture = entry({
  ...fileDetails,
  alternativeText: v.pipe(v.string(), v.minLength(20)),
  mime: v.literal('image/webp'),
  width: v.literal(1600),
  height: v.literal(900),
  formats: v.object({ thumbnail: Format, small: Format, medium: Format, large: Format }),
});

const Recording = entry({
  ...fileDetails,
  alternativeText: v.string(),
  mime: v.literal('audio/mpeg'),
  width: v.null(),
  height: v.null(),
  formats: v.null(),
});

const Venue = entry({ name: v.string(), address: v.pipe(v.string(), v.regex(/, MD \d{5}$/)) });

const eventFields = {
  title: v.string(),
  startDate: DateTime,
  endDate: v.nullable(DateTime),
  time: Clock,
  desc: v.array(v.looseObject({ type: v.string() })),
  registerationLink: nullable,
  type: v.nullable(v.picklist(['Men', 'Women', 'Children', 'Youths'])),
  eventStatus: v.picklist(['Scheduled', 'Cancelled', 'Postponed', 'Rescheduled', 'Moved online']),
  statusNote: nullable,
  previousStartDate: v.nullable(DateTime),
  onlineLink: nullable,
};
const image = v.strictObject({ data: v.nullable(Picture) });
const venue = v.strictObject({ data: v.nullable(Venue) });

const list = <Item extends v.GenericSchema>(item: Item, pagination: v.ObjectEntries) =>
  v.strictObject({
    data: v.array(item),
    meta: v.strictObject({ pagination: v.strictObject({ ...pagination, total: v.number() }) }),
  });

const single = <Item extends v.GenericSchema>(item: Item) => v.strictObject({ data: item, meta: v.strictObject({}) });

const byPage = { page: v.number(), pageSize: v.number(), pageCount: v.number() };
const byStart = { start: v.number(), limit: v.number() };

export const Event = entry({ ...eventFields, image, venue });
export const EventList = list(Event, byPage);
export const OneEvent = single(Event);
export const EventsWithPicture = list(entry({ ...eventFields, image }), byStart);
export const EventsWithBoth = list(Event, byStart);

const Video = v.pipe(v.string(), v.regex(/^\/uploads\/.+\.mp4$/));

export const SermonList = list(
  entry({
    title: v.string(),
    preacher: v.string(),
    date: CalendarDay,
    audio: v.strictObject({ data: v.pipe(v.array(Recording), v.minLength(1)) }),
    backgroundImage: v.strictObject({ data: v.nullable(v.array(Picture)) }),
    series: v.strictObject({ data: v.nullable(entry({ title: v.string() })) }),
    scripture: nullable,
    description: nullable,
    chapters: v.array(v.strictObject({ id: v.number(), start: v.string(), title: v.string() })),
    transcript: v.nullable(v.pipe(v.string(), v.startsWith('WEBVTT'))),
    youtubeLink: v.nullable(Video),
  }),
  byPage,
);

export const LatestSermon = single(
  entry({
    title: v.string(),
    preacher: v.string(),
    date: CalendarDay,
    description: v.string(),
    youtubeLink: Video,
  }),
);

export const ServiceTime = single(
  entry({
    services: v.array(
      v.strictObject({
        id: v.number(),
        name: v.string(),
        weekday: v.string(),
        startTime: Clock,
        endTime: v.nullable(Clock),
        place: nullable,
        online: v.boolean(),
      }),
    ),
    exceptions: v.array(
      v.strictObject({
        id: v.number(),
        date: CalendarDay,
        kind: v.string(),
        note: nullable,
        startTime: v.nullable(Clock),
        endTime: v.nullable(Clock),
        name: nullable,
        place: nullable,
      }),
    ),
    expect: v.string(),
    liveUntil: v.null(),
    offUntil: v.null(),
  }),
);

export const SiteSetting = single(
  entry({
    phone: v.string(),
    email: v.pipe(v.string(), v.email()),
    address: v.string(),
    mapsUrl: v.string(),
    giveUrl: v.string(),
    streamUrl: v.string(),
    facebookUrl: v.string(),
    instagramUrl: v.string(),
    youtubeUrl: v.string(),
    appStoreUrl: v.string(),
    playStoreUrl: v.string(),
    catalystUrl: v.string(),
    photoGalleryUrl: v.string(),
    socithUrl: v.string(),
    latestSermonUrl: v.string(),
    missionStatement: v.string(),
    copyright: v.string(),
  }),
);

export const PrayerRequest = single(
  entry({
    firstName: nullable,
    lastName: nullable,
    email: nullable,
    phoneNumber: nullable,
    prayerRequest: v.string(),
  }),
);

export const Member = single(
  entry({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phoneNumber: v.string(),
    address: nullable,
  }),
);

export const Failure = v.strictObject({
  data: v.null(),
  error: v.strictObject({
    status: v.number(),
    name: v.string(),
    message: v.string(),
    details: v.unknown(),
  }),
});
