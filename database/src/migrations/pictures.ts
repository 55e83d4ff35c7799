import type { Migration } from './migration.ts';

/** What a release's pages look like beside the stable one (releases/src/store/release-files/picture-store.ts). They go with the release's files. */
export const PICTURES: Migration = {
  name: 'pictures',
  sql: `
    CREATE TABLE edge.release_pictures (
      section text,
      version text,
      name text,
      content bytea NOT NULL,
      PRIMARY KEY (section, version, name),
      FOREIGN KEY (section, version) REFERENCES edge.releases ON DELETE CASCADE
    );
    -- Pictures are compressed already.
    ALTER TABLE edge.release_pictures ALTER COLUMN content SET STORAGE EXTERNAL;
  `,
};
