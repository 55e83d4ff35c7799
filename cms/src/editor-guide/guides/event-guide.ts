import type { EditorGuide } from '../editor-guide';
import { PUBLISH_AT, UNPUBLISH_AT } from './publish-at-guide';

export const EVENT_GUIDE: EditorGuide = {
  fields: {
    title: { label: 'Title', help: 'Short and plain, for example “Community Breakfast”.', width: 12 },
    startDate: {
      label: 'Starts',
      help: 'Day and time in Maryland, wherever you are. Visitors read just that; “On the site” shows how.',
      width: 6,
    },
    endDate: {
      label: 'Ends',
      help: 'In Maryland, as above. Later than “Starts”. May stay empty. Without a day, it is that of “Starts”.',
      width: 6,
    },
    type: {
      label: 'Ministry',
      help: 'Under which filter the event stands. Leave it empty when it is for everybody: it then stands under “Others”.',
      width: 6,
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
    eventStatus: {
      label: 'Takes place',
      help:
        'Scheduled: as announced. Cancelled or Postponed: it stays on the site, crossed out, so that nobody comes for nothing. ' +
        'Rescheduled: enter the new day under “Starts”. Do not delete an event that does not take place.',
      width: 6,
    },
    statusNote: {
      label: 'What visitors should know',
      help: 'One sentence, for example “Because of the snow. We will meet next Saturday instead.” It stands above the event.',
      width: 12,
    },
    previousStartDate: {
      label: 'Was planned for',
      help: 'Only when it is Rescheduled: the day and time that was announced before.',
      width: 6,
    },
    onlineLink: {
      label: 'Link to join online',
      help: 'Only when it moved online: the address of the meeting.',
      width: 6,
      placeholder: 'https://',
    },
    publishAt: PUBLISH_AT,
    unpublishAt: UNPUBLISH_AT,
    changedAlone: {
      label: 'Changed by itself',
      help:
        'Of an event of a series: it is on as soon as somebody changes the event here, and the series then leaves it alone. Turn ' +
        'it off and publish: the event follows its series again, and what was changed here is gone.',
      width: 6,
    },
  },
  list: ['title', 'startDate', 'eventStatus', 'type', 'venue'],
  mainField: 'title',
  sortBy: 'startDate',
  sortOrder: 'DESC',
};
