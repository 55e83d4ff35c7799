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
      help:
        'From top to bottom. Change the words, move a part, or add one. Pictures belong to the parts that are there now: they move along with them. ' +
        'The home page, the directorates and pages with a form have places for their own parts alone. A page without any part says what it said at first.',
      width: 12,
    },
  },
  list: ['title', 'path'],
  mainField: 'title',
  sortBy: 'path',
  sortOrder: 'ASC',
};
