import type { EditorGuide } from '../editor-guide';

export const SERMON_GUIDE: EditorGuide = {
  fields: {
    title: { label: 'Title', help: 'As it was announced.', width: 6 },
    preacher: { label: 'Preacher', help: 'With title, for example “Pastor Grace Adeyemi”.', width: 6 },
    date: { label: 'Preached on', help: 'The day of the service.', width: 6 },
    audio: {
      label: 'Recording',
      help: 'An MP3 file of up to 50 MB. When there are several, visitors hear the first one.',
      width: 6,
    },
    backgroundImage: {
      label: 'Cover',
      help: 'Wide (16:9), best 1600 × 900. Empty: the site shows its own cover. Only the first one is shown.',
      width: 6,
    },
  },
  list: ['title', 'preacher', 'date'],
  mainField: 'title',
  sortBy: 'date',
  sortOrder: 'DESC',
};
