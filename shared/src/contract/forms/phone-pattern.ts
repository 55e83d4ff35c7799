/** Spaces of any kind, dots, brackets, dashes, and the invisible marks that copying from a list of contacts brings along. */
const IGNORED = String.raw`[\s.\(\)\[\]\-\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212]*`;
const digits = (least: number, most: number) => `(?:\\d${IGNORED}){${least},${most}}`;

/**
 * A phone number as people write it. Without what is ignored: an optional prefix of + and 1-3 digits, then 10-14 digits
 * (specification, section 5). The same expression with the flags `u` and `v`, and without.
 */
export const PHONE_PATTERN = `${IGNORED}(?:\\+${IGNORED}${digits(11, 17)}|${digits(10, 14)})`;
