const LOCAL = "[\\w!#$%&'*+\\/=?^`\\{\\|\\}~\\-]+";
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d\-]{0,61}[A-Za-z\d])?`;
const LAST_LABEL = String.raw`[A-Za-z](?:[A-Za-z\d\-]{0,61}[A-Za-z])?`;

/**
 * An e-mail address (WHATWG HTML, 4.10.5.1.5), and as mail servers want it: no dot beside another or at an end, a domain with a dot, and
 * letters around its last part. The same expression with the flags `u` and `v`, and without.
 */
export const EMAIL_PATTERN = `${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+${LAST_LABEL}`;
