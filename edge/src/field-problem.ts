interface Words {
  readonly missing: string;
  readonly wrong: string;
}

/** Specification, section 5; what is too long it leaves open. */
const FIELDS: Readonly<Partial<Record<string, Words>>> = {
  firstName: { missing: 'First name is required', wrong: 'First name is too long' },
  lastName: { missing: 'Last Name is required', wrong: 'Last Name is too long' },
  email: { missing: 'Email is required', wrong: 'Email: must be a valid email' },
  phoneNumber: { missing: 'Phone Number is required', wrong: 'Invalid phone number' },
  address: { missing: 'Address is required', wrong: 'Address is too long' },
  prayerRequest: { missing: 'Prayer request required', wrong: 'Prayer request is too long' },
  details: { missing: 'Please fill in the details', wrong: 'The details are too long' },
};

/** What is the matter with a field of a form that was refused. */
export function fieldProblem(field: string, value: unknown): string {
  const words = FIELDS[field];
  if (words === undefined) return `Unknown field: ${field}`;
  if (value === undefined || value === null) return words.missing;
  if (typeof value !== 'string') return `${field} must be a text`;
  return value.trim() === '' ? words.missing : words.wrong;
}
