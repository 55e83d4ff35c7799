import type { EditorGuide } from '../editor-guide';

export const PRAYER_REQUEST_GUIDE: EditorGuide = {
  fields: {
    firstName: { label: 'First name', help: 'May be empty: people may ask without a name.', width: 6 },
    lastName: { label: 'Last name', help: 'May be empty.', width: 6 },
    email: { label: 'E-mail', help: 'May be empty. If given, an answer is welcome.', width: 6 },
    phoneNumber: { label: 'Phone', help: 'May be empty. For example (410) 555-0142; it is kept as digits.', width: 6 },
    prayerRequest: { label: 'Prayer request', help: 'Confidential. Please do not copy it anywhere else.', width: 12 },
  },
  list: ['createdAt', 'firstName', 'lastName', 'prayerRequest'],
  mainField: 'firstName',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
