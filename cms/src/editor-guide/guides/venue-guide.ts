import type { EditorGuide } from '../editor-guide';

export const VENUE_GUIDE: EditorGuide = {
  fields: {
    name: { label: 'Name', help: 'For example “Soteria Church, Fellowship Hall”.', width: 6 },
    address: {
      label: 'Address',
      help: 'Street, town, state and ZIP code in one line.',
      width: 6,
      placeholder: '8410 Harford Road, Parkville, MD 21234',
    },
  },
  list: ['name', 'address'],
  mainField: 'name',
  sortBy: 'name',
  sortOrder: 'ASC',
};
