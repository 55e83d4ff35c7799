import type { EditorGuide } from '../editor-guide';
import { PUBLISH_AT, UNPUBLISH_AT } from './publish-at-guide';

export const EVENT_SERIES_GUIDE: EditorGuide = {
  fields: {
    title: {
      label: 'Title',
      help:
        'Of all its events, for example “Bible Study”. When you publish, an event is made for each day from today on. You find them under ' +
        '“Event”. Change them all here; one of them alone in its own form.',
      width: 12,
    },
    firstDay: { label: 'First day', help: 'The weekday follows from it: the series takes place on that.', width: 6 },
    repeats: {
      label: 'Repeats',
      help:
        '“On this weekday”: on the second Tuesday of each month, when the first day is a second Tuesday. “Last such weekday”: on the last ' +
        'Tuesday. “On chosen days”: on the first day and on those below.',
      width: 6,
    },
    startTime: { label: 'Starts', help: 'By the clock in Maryland, in summer and in winter.', width: 6 },
    endTime: { label: 'Ends', help: 'By the clock in Maryland, on the same day. May stay empty.', width: 6 },
    until: {
      label: 'Until',
      help: 'The last day that it may be, at most five years after the first. To end a series, enter an earlier day and publish.',
      width: 6,
    },
    type: {
      label: 'Ministry',
      help: 'Under which filter its events stand. Leave it empty when it is for everybody: they then stand under “Others”.',
      width: 6,
    },
    // The panel shows no help of a list; its entries' fields have it too.
    days: { label: 'Chosen days', help: 'Only with “On chosen days”: all days beside the first one.', width: 12 },
    exceptions: {
      label: 'Days that are different',
      help: 'When it does not take place, or at another time.',
      width: 12,
    },
    venue: { label: 'Venue', help: 'Choose the place. A new place is entered once, under “Venue”.', width: 6 },
    registerationLink: {
      label: 'Registration link',
      help: 'The address of the page where people register. Empty: there is no Register button.',
      width: 6,
      placeholder: 'https://',
    },
    desc: { label: 'Description', help: 'What happens, for whom, what to bring, what it costs.', width: 12 },
    image: {
      label: 'Picture',
      help:
        'Wide (16:9), best 1600 × 900; as a phone or a camera makes it. Fill in its “Alternative text”: it is read to people who do not ' +
        'see it. Its “Focal point” stays in view where the site cuts it off.',
      width: 6,
    },
    publishAt: PUBLISH_AT,
    unpublishAt: { ...UNPUBLISH_AT, help: `${UNPUBLISH_AT.help} Its events that have not begun go with it.` },
  },
  list: ['title', 'repeats', 'firstDay', 'until', 'type'],
  mainField: 'title',
  sortBy: 'title',
  sortOrder: 'ASC',
};

export const SERIES_DAY_GUIDE: EditorGuide = {
  fields: {
    day: {
      label: 'Day',
      help: 'One more day beside the first one, in Maryland. Only with “On chosen days”.',
      width: 6,
    },
  },
  list: ['day'],
  mainField: 'day',
  sortBy: 'day',
  sortOrder: 'ASC',
};

export const SERIES_EXCEPTION_GUIDE: EditorGuide = {
  fields: {
    day: {
      label: 'Day',
      help:
        'The day as it was planned. Do not delete its event instead: visitors would not know why, and it comes back when the series is ' +
        'published again.',
      width: 6,
    },
    kind: {
      label: 'What is different',
      help:
        '“Cancelled”: it stays on the site, crossed out. “Moved”: to another day, another time, or both. “Note only”: it takes place, and ' +
        'the note stands before its description.',
      width: 6,
    },
    newDay: { label: 'New day', help: 'Only for “Moved”. Empty: the same day.', width: 6 },
    newTime: {
      label: 'New time',
      help: 'Only for “Moved”, by the clock in Maryland. Empty: the same time.',
      width: 6,
    },
    note: {
      label: 'What visitors should know',
      help: 'One sentence, for example “Because of the snow.” or “Bring a lantern.”',
      width: 12,
    },
  },
  list: ['day', 'kind', 'note'],
  mainField: 'day',
  sortBy: 'day',
  sortOrder: 'ASC',
};
