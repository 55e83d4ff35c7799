/** Where the church is, as the specification says it (section 2, /plan-your-visit): for a place without an address. */
export const CHURCH_AREA = 'Baltimore County, Maryland';
