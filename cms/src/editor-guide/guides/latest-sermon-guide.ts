import type { EditorGuide } from '../editor-guide';

export const LATEST_SERMON_GUIDE: EditorGuide = {
  fields: {
    sermon: {
      label: 'Sermon on the home page',
      help: 'Empty: the newest one with a recording or a video. Choose one only if another is to stay there; take it out again with ×.',
      width: 12,
    },
  },
  list: ['id'],
  mainField: 'id',
  sortBy: 'id',
  sortOrder: 'ASC',
};
