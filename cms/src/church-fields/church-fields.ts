/** The fields that Strapi has not: for each, the type that it is stored as. */
export const CHURCH_FIELDS = {
  'global::church-moment': 'datetime',
  'global::church-time': 'time',
  'global::web-address': 'string',
} as const;

export type ChurchField = keyof typeof CHURCH_FIELDS;

export const isChurchField = (name: unknown): name is ChurchField => typeof name === 'string' && name in CHURCH_FIELDS;
