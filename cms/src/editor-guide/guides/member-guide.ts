import type { EditorGuide } from '../editor-guide';

export const MEMBER_GUIDE: EditorGuide = {
  fields: {
    firstName: { label: 'First name', help: 'As entered in the form “Join Us”.', width: 6 },
    lastName: { label: 'Last name', help: 'As entered in the form.', width: 6 },
    email: { label: 'E-mail', help: 'Where to welcome the person.', width: 6 },
    phoneNumber: {
      label: 'Phone',
      help: 'For example (410) 555-0142. It is kept as digits, with a + where the country is given.',
      width: 6,
    },
    address: { label: 'Address', help: 'May be empty.', width: 12 },
  },
  list: ['createdAt', 'firstName', 'lastName', 'email', 'phoneNumber'],
  mainField: 'lastName',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
