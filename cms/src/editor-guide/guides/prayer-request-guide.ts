import type { EditorGuide } from '../editor-guide';
import { CARE } from './care-guide';

export const PRAYER_REQUEST_GUIDE: EditorGuide = {
  fields: {
    prayerRequest: {
      label: 'Prayer request',
      help: 'Confidential. Please do not copy it anywhere else.',
      width: 12,
      readOnly: true,
    },
    firstName: { label: 'First name', help: 'May be empty: people may ask without a name.', width: 6, readOnly: true },
    lastName: { label: 'Last name', help: 'May be empty.', width: 6, readOnly: true },
    email: { label: 'E-mail', help: 'May be empty. If given, an answer is welcome.', width: 6, readOnly: true },
    phoneNumber: { label: 'Phone', help: 'May be empty. Kept as digits.', width: 6, readOnly: true },
    ...CARE,
  },
  list: ['createdAt', 'firstName', 'lastName', 'state', 'assignee'],
  mainField: 'firstName',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
