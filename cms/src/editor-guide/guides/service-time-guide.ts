import type { EditorGuide } from '../editor-guide';

export const SERVICE_TIME_GUIDE: EditorGuide = {
  fields: {
    services: {
      label: 'Every week',
      help: 'One entry for each service of the week, with Maryland’s time. Everything on the site that says when you meet comes from here.',
      width: 12,
    },
    exceptions: {
      label: 'Days that are different',
      help: 'For a snow day or a holiday. Within two seconds after you save, it is on the whole site. What is over may stay here.',
      width: 12,
    },
    expect: {
      label: 'What to expect',
      help: 'Two or three sentences for somebody who comes for the first time. Empty: not shown.',
      width: 12,
    },
    liveUntil: {
      label: 'Live stream: on the air until',
      help: 'For a stream that is not in the schedule: until this moment the site says “Live now”. It ends by itself. Empty: by the schedule.',
      width: 6,
    },
    offUntil: {
      label: 'Live stream: none until',
      help: 'For a service that takes place while the stream does not: until this moment the site leads nobody there. It ends by itself.',
      width: 6,
    },
  },
  list: ['expect'],
  mainField: 'id',
  sortBy: 'expect',
  sortOrder: 'ASC',
};
