import type { EditorGuide } from '../editor-guide';

export const SERVICE_GUIDE: EditorGuide = {
  fields: {
    name: { label: 'Name', help: 'As visitors read it, for example “Worship”.', width: 6 },
    weekday: { label: 'Weekday', help: 'The day of every week on which it takes place.', width: 6 },
    startTime: { label: 'Starts', help: 'By the clock in Maryland.', width: 6 },
    endTime: {
      label: 'Ends',
      help: 'By the clock in Maryland. May stay empty: it counts as over after an hour and a half.',
      width: 6,
    },
    place: { label: 'Place', help: 'Only when it is not at the church: the address in one line.', width: 6 },
    online: { label: 'Streamed live', help: 'On when it can be seen on the live stream.', width: 6 },
  },
  list: ['name', 'weekday', 'startTime'],
  mainField: 'name',
  sortBy: 'name',
  sortOrder: 'ASC',
};

export const SERVICE_EXCEPTION_GUIDE: EditorGuide = {
  fields: {
    date: { label: 'Day', help: 'The day that is different, in Maryland.', width: 6 },
    kind: {
      label: 'What is different',
      help:
        '“No service”: all of that day are called off. “Other time”: one service in place of the day’s, at the time below. ' +
        '“Extra service”: one more. “Note”: only the note.',
      width: 6,
    },
    note: {
      label: 'Why, and what now',
      help: 'One sentence, for example “Because of the snow. Join us online at ten.”',
      width: 12,
    },
    startTime: { label: 'Starts', help: 'For “Other time” and “Extra service”: by the clock in Maryland.', width: 6 },
    endTime: { label: 'Ends', help: 'For “Other time” and “Extra service”. May stay empty.', width: 6 },
    name: {
      label: 'Name',
      help: 'For “Extra service”, for example “Christmas Eve”. Empty: as the day’s usual service.',
      width: 6,
    },
    place: { label: 'Place', help: 'Only when it is not at the church: the address in one line.', width: 6 },
  },
  list: ['date', 'kind', 'note'],
  mainField: 'date',
  sortBy: 'date',
  sortOrder: 'ASC',
};
