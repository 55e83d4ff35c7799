/** Characters that an answer may have, as the content API and the contact form's mail take them. */
export const LONGEST = { name: 100, email: 254, phoneNumber: 18, address: 300, text: 5_000 } as const;
