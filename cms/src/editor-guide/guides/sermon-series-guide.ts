import type { EditorGuide } from '../editor-guide';

export const SERMON_SERIES_GUIDE: EditorGuide = {
  fields: {
    title: {
      label: 'Name',
      help: 'For example “Rivers in the Desert”. Its sermons stand together on the site.',
      width: 12,
    },
  },
  list: ['title'],
  mainField: 'title',
  sortBy: 'title',
  sortOrder: 'ASC',
};

export const CHAPTER_GUIDE: EditorGuide = {
  fields: {
    start: {
      label: 'Begins at',
      help: 'As the player shows it: 12:30 for twelve and a half minutes, 1:02:03 after an hour.',
      width: 4,
      placeholder: '12:30',
    },
    title: { label: 'Title', help: 'What begins there, in a few words.', width: 8 },
  },
  list: ['start', 'title'],
  mainField: 'title',
  sortBy: 'start',
  sortOrder: 'ASC',
};
