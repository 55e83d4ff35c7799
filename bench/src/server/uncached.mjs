/** A query that no document was asked for with before. A closing bracket at the end would mean something to autocannon. */
export const UNCACHED = '?measured=[<id>]&uncached';
