/** What the tests of a section's pages and slots need: a site around them, without a server. Never part of a build. */
export * from 'shared/testing';
