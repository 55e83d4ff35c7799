import type { Migration } from './migration.ts';

/** What teams do: release table, release files, teams, audit log, secrets. */
export const RELEASES: Migration = {
  name: 'releases',
  sql: `
    CREATE TABLE edge.release_table (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version integer NOT NULL,
      sealed text NOT NULL
    );
    INSERT INTO edge.release_table (version, sealed) VALUES (0, '');

    CREATE TABLE edge.releases (
      section text,
      version text,
      stored timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (section, version)
    );
    CREATE TABLE edge.release_files (
      section text,
      version text,
      path text,
      content bytea NOT NULL,
      PRIMARY KEY (section, version, path),
      FOREIGN KEY (section, version) REFERENCES edge.releases ON DELETE CASCADE
    );
    -- Most files are compressed already.
    ALTER TABLE edge.release_files ALTER COLUMN content SET STORAGE EXTERNAL;

    CREATE TABLE edge.teams (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version integer NOT NULL,
      teams json NOT NULL
    );
    INSERT INTO edge.teams (version, teams) VALUES (0, '{}');

    CREATE TABLE edge.audit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      entry jsonb NOT NULL
    );

    CREATE TABLE edge.secrets (
      name text PRIMARY KEY,
      sealed bytea NOT NULL
    );
  `,
};
