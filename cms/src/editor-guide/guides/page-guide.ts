import type { EditorGuide } from '../editor-guide';

export const PAGE_GUIDE: EditorGuide = {
  fields: {
    title: { label: 'Page', help: 'Which page of the site it is.', width: 6, readOnly: true },
    path: { label: 'Address', help: 'Where it is on the site.', width: 6, readOnly: true },
    description: {
      label: 'For search engines',
      help: 'One or two sentences below the page’s name in a list of search results, and where it is shared.',
      width: 12,
    },
    parts: {
      label: 'What it says',
      // The panel cuts off what is longer.
      help: 'Change, move or add parts. Pictures move along.',
      width: 12,
    },
  },
  list: ['title', 'path'],
  mainField: 'title',
  sortBy: 'path',
  sortOrder: 'ASC',
};
