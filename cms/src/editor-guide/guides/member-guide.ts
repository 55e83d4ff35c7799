import type { EditorGuide } from '../editor-guide';
import { CARE } from './care-guide';

export const MEMBER_GUIDE: EditorGuide = {
  fields: {
    firstName: { label: 'First name', help: 'As entered in the form “Join Us”.', width: 6, readOnly: true },
    lastName: { label: 'Last name', help: 'As entered in the form.', width: 6, readOnly: true },
    email: { label: 'E-mail', help: 'Where to welcome the person.', width: 6, readOnly: true },
    phoneNumber: {
      label: 'Phone',
      help: 'Kept as digits, with a + where the country is given.',
      width: 6,
      readOnly: true,
    },
    address: { label: 'Address', help: 'May be empty.', width: 12, readOnly: true },
    ...CARE,
  },
  list: ['createdAt', 'firstName', 'lastName', 'email', 'phoneNumber', 'state', 'assignee'],
  mainField: 'lastName',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
