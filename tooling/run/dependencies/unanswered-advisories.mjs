import * as v from 'valibot';

/** A part of what `pnpm audit --json` prints. */
const Report = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      module_name: v.string(),
      severity: v.string(),
      title: v.string(),
      url: v.string(),
      github_advisory_id: v.optional(v.string()),
    }),
  ),
});

const GRAVE = new Set(['high', 'critical']);

/**
 * High and critical advisories that docs/advisories.md does not answer.
 * @param {string} report
 * @param {string} answers the text of docs/advisories.md, which names each answered advisory (GHSA-…)
 * @returns {string[]}
 */
export function unansweredAdvisories(report, answers) {
  const { advisories } = v.parse(v.pipe(v.string(), v.parseJson(), Report), report);
  return Object.values(advisories)
    .filter(({ severity }) => GRAVE.has(severity))
    .filter(({ url, github_advisory_id: id }) => !answers.includes(id ?? idIn(url)))
    .map(
      ({ module_name: name, severity, title, url }) =>
        `${name}: ${title} (${severity}, ${url}). Update it, override it in pnpm-workspace.yaml, or say in docs/advisories.md ` +
        'why it does not matter here.',
    );
}

/** @param {string} url */
function idIn(url) {
  return url.slice(url.lastIndexOf('/') + 1);
}
