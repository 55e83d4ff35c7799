const LOCAL = "[\\w!#$%&'*+\\/=?^`\\{\\|\\}~\\-]+";
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d\-]{0,61}[A-Za-z\d])?`;
const LAST_LABEL = String.raw`[A-Za-z](?:[A-Za-z\d\-]{0,61}[A-Za-z])?`;

/**
 * An e-mail address (WHATWG HTML, 4.10.5.1.5) that mail servers accept too. They allow no empty part and need a dot in the
 * domain. The last part begins and ends with a letter. Matches the same texts with the flags `u` and `v`, and without.
 */
export const EMAIL_PATTERN = `${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+${LAST_LABEL}`;

/** Spaces of any kind, dots, brackets, dashes, and invisible marks that are copied from contact lists. */
const IGNORED = String.raw`[\s.\(\)\[\]\-\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212]*`;
const digits = (least: number, most: number) => `(?:\\d${IGNORED}){${least},${most}}`;

/**
 * A phone number as people write it: an optional + and 1-3 digits, then 10-14 digits (specification, section 5). Ignored
 * characters may stand anywhere. Matches the same texts with the flags `u` and `v`, and without.
 */
export const PHONE_PATTERN = `${IGNORED}(?:\\+${IGNORED}${digits(11, 17)}|${digits(10, 14)})`;
