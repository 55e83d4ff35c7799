import type { EditorGuide } from '../editor-guide';

export const MEMBER_GUIDE: EditorGuide = {
  fields: {
    firstName: { label: 'First name', help: 'As entered in the form “Join Us”.', width: 6 },
    lastName: { label: 'Last name', help: 'As entered in the form.', width: 6 },
    email: { label: 'E-mail', help: 'Where to welcome the person.', width: 6 },
    phoneNumber: { label: 'Phone', help: 'Digits only, with or without + and the country.', width: 6 },
    address: { label: 'Address', help: 'May be empty.', width: 12 },
  },
  list: ['createdAt', 'firstName', 'lastName', 'email', 'phoneNumber'],
  mainField: 'lastName',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
};
