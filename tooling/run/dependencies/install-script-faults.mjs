import * as v from 'valibot';

const Workspace = v.object({
  allowBuilds: v.record(v.string(), v.boolean()),
  strictDepBuilds: v.optional(v.boolean(), false),
  dangerouslyAllowAllBuilds: v.optional(v.boolean(), false),
});

/**
 * Whether install scripts need permission. With `strictDepBuilds`, installation fails for each package with a script that
 * `allowBuilds` does not name.
 * @param {unknown} workspace pnpm-workspace.yaml
 * @returns {string[]}
 */
export function installScriptFaults(workspace) {
  const { allowBuilds, strictDepBuilds, dangerouslyAllowAllBuilds } = v.parse(Workspace, workspace);
  const patterns = Object.keys(allowBuilds).filter((name) => /[*!]/.test(name));
  return [
    ...(strictDepBuilds ? [] : ['strictDepBuilds is off: packages with install scripts are not noticed.']),
    ...(dangerouslyAllowAllBuilds ? ['dangerouslyAllowAllBuilds is on: every package may run scripts.'] : []),
    ...patterns.map((name) => `allowBuilds has the pattern "${name}": allow packages by their full name only.`),
  ];
}
