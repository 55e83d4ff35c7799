import { asOperator, testDatabase } from 'database/testing';
import { connectTo } from '../../testing/shared-database.ts';
import { STATEMENTS } from './postgres-audit-log.ts';
import { STATEMENTS as OF_FILES } from './stored-files.ts';

const ENTRIES = 100_000;

/** Five sections, one of them silent since long; one entry of ten is a publication, two of ten are refusals without a number of the table. */
const FILL = `
  INSERT INTO edge.audit (entry)
  SELECT jsonb_build_object('at', '2026-11-23T12:00:00.000Z', 'who', 'team', 'section', CASE WHEN n < 20000 THEN 'silent' ELSE 'section-' || n % 4 END,
    'version', '1.' || n % 1000 || '.' || n / 1000, 'action', (ARRAY['publish', 'step', 'rollout'])[1 + (n % 10 + 8) / 9],
    'outcome', CASE WHEN n % 10 > 7 THEN 'refused' ELSE 'done' END)
    || CASE WHEN n % 10 > 7 THEN '{}' ELSE jsonb_build_object('serial', n) END
  FROM generate_series(1, ${ENTRIES}) AS n`;

const QUERIES: readonly (readonly [name: string, text: string, values: readonly unknown[]])[] = [
  ['its latest page', STATEMENTS.page, [Number.MAX_SAFE_INTEGER, 51]],
  ['a page in its middle', STATEMENTS.page, [ENTRIES / 2, 51]],
  ["a section's page", STATEMENTS.pageOfSection, [Number.MAX_SAFE_INTEGER, 51, 'section-3']],
  ['a page of a section that fell silent', STATEMENTS.pageOfSection, [Number.MAX_SAFE_INTEGER, 51, 'silent']],
  ['a page of a section that has none', STATEMENTS.pageOfSection, [Number.MAX_SAFE_INTEGER, 51, 'shell']],
  ['whether a release was published', STATEMENTS.published, ['section-0', '1.20.70']],
  ['the last number of the release table', STATEMENTS.lastSerial, []],
];

describe(`an audit log of ${ENTRIES} entries`, () => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabase();
    await asOperator(url, FILL);
    await asOperator(url, 'ANALYZE edge.audit');
  });

  it.each(QUERIES)('is asked for %s by an index, and reads few rows', async (_name, text, values) => {
    const { rows } = await connectTo(url).query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const plan = JSON.stringify(rows);
    expect(plan).toMatch(/"Index Name":"audit_/);
    expect(plan).not.toContain('"Seq Scan"');
    const read = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, count]) =>
      Number(count),
    );
    expect(Math.max(...read)).toBeLessThan(100);
  });
});

const RELEASES = 10_000;

/** Every other one has its files in a bucket. */
const FILL_RELEASES = `
  WITH releases AS (
    INSERT INTO edge.releases (section, version, stored, object)
    SELECT 'section-' || n % 5, '1.' || n || '.0', now() - n * interval '1 hour', CASE n % 2 WHEN 0 THEN n::text END
    FROM generate_series(1, ${RELEASES}) AS n RETURNING section, version
  )
  INSERT INTO edge.release_files SELECT section, version, 'browser/' || n || '.js', ''
  FROM releases CROSS JOIN generate_series(1, 30) AS n`;

describe(`the files of ${RELEASES} releases`, () => {
  let url: string;
  beforeAll(async () => {
    url = await testDatabase();
    await asOperator(url, 'ALTER TABLE edge.release_files DROP CONSTRAINT release_files_section_version_fkey');
    await asOperator(url, FILL_RELEASES);
    await asOperator(url, 'ANALYZE edge.releases, edge.release_files');
  });

  const release = ['section-3', '1.5003.0'];
  it.each([
    ['found', OF_FILES.find, release],
    ['read', OF_FILES.files, [...release, '', 20]],
    ['touched', OF_FILES.touch, release],
    ['removed', OF_FILES.remove, release],
    ['removed, with their files,', 'DELETE FROM edge.release_files WHERE section = $1 AND version = $2', release],
    ['looked at for their age', OF_FILES.isOld, release],
    ['looked through', OF_FILES.old, [...release, 1_000]],
  ])('are %s by an index', async (_what, text, values) => {
    const { rows } = await connectTo(url).query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const plan = JSON.stringify(rows);
    expect(plan).toMatch(/"Index Name":"release(s|_files)_pkey"/);
    expect(plan).not.toContain('"Seq Scan"');
  });
});
