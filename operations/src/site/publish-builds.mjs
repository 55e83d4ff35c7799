import { asTyped } from '../command-line/as-typed.mjs';
import { CommandFailed } from '../process/command.mjs';
import { releaseTool } from './release-tool.mjs';

/**
 * @typedef {object} ReleaseBuild
 * @property {string} section
 * @property {string} version
 * @property {string} folder absolute, with `browser`, `server` and `remote.json`
 */

/** @typedef {{ shares: string, every: string }} Steps as `release rollout` takes them: 5,25,100 and 1h */
/** @typedef {{ version: string, default: boolean, state: string }} Release */
/** @typedef {{ section: string, version: string, instead: string | null, why: string }} Unserved */

/**
 * Publishes builds that the running site does not have. The first release of a section is served at once. Without steps, a later one
 * is promoted at once unless a team has released since; with steps, it is rolled out and judged as any release. A refused section
 * keeps its last good release or is left out; the others continue. Throws when the site has no shell.
 * @param {readonly ReleaseBuild[]} builds the shell first: the others are checked against it
 * @param {{ port: number, dataDir: string, steps?: Steps | undefined }} site
 * @returns {Promise<string[]>} one text for each build or release that is not served, with the reason
 */
export async function publishBuilds(builds, { steps, ...site }) {
  const tool = releaseTool(site);
  const { sections } = await statusOf(tool);
  /** @type {string[]} */
  const refused = [];
  const publish = steps ? publishInSteps(steps) : publishAtOnce;
  for (const build of builds) {
    /** @type {Release[]} */
    const releases = sections[build.section]?.releases ?? [];
    try {
      await publish(tool, build, releases);
    } catch (error) {
      if (!(error instanceof CommandFailed) || (build.section === 'shell' && releases.length === 0)) throw error;
      refused.push(refusalText(build, releases, error.output));
    }
  }
  const { unserved = [] } = await statusOf(tool);
  return [...refused, ...unserved.map(unservedText)];
}

/** @typedef {ReturnType<typeof releaseTool>} Tool */

/**
 * @param {Tool} tool
 * @returns {Promise<{ sections: Record<string, { releases: Release[] }>, unserved?: Unserved[] }>}
 */
async function statusOf(tool) {
  return JSON.parse(await tool('status', '--json'));
}

/**
 * What a developer built is for this machine.
 * @param {Tool} tool
 * @param {ReleaseBuild} build
 * @param {readonly Release[]} releases
 */
async function publishAtOnce(tool, { section, version, folder }, releases) {
  const isNew = isNotAmong(releases, version);
  if (isNew) await tool('publish', section, '--from', folder);
  if (!takesOver(releases, version, isNew)) return;
  await tool('rollout', section, version, '--percent', '100');
  await tool('promote', section);
}

/**
 * What came with a version of Soteria is for visitors. Whoever took it back finds it taken back after the next start too.
 * @param {Steps} steps
 * @returns {typeof publishAtOnce}
 */
function publishInSteps({ shares, every }) {
  return async (tool, { section, version, folder }, releases) => {
    if (!isNotAmong(releases, version)) return;
    await tool('publish', section, '--from', folder);
    if (servingOf(releases) === undefined) return;
    const other = releases.find(({ state }) => state === 'candidate');
    const words = ['rollout', section, version, '--steps', shares, '--every', every];
    if (!other) return void (await tool(...words));
    console.warn(
      `\n⚠ ${section}@${version} is published and waits, because ${section}@${other.version} is being rolled out. After that: ` +
        `\`${asTyped('release')} ${words.join(' ')}\`.\n`,
    );
  };
}

/** @param {readonly Release[]} releases @param {string} version */
function isNotAmong(releases, version) {
  return releases.every((release) => release.version !== version);
}

/**
 * Whether a build replaces the served release. A first release needs no promotion, and a team's rollout is left alone.
 * @param {readonly Release[]} releases before its publication
 * @param {string} version
 * @param {boolean} isNew
 */
function takesOver(releases, version, isNew) {
  const serving = servingOf(releases);
  if (serving === undefined || serving === version || releases.some(({ state }) => state === 'candidate')) return false;
  return isNew || isLocalBuild(serving);
}

/** @param {readonly Release[]} releases */
function servingOf(releases) {
  return releases.find((release) => release.default)?.version;
}

/** Whether a version ends with a hash of sources (release-builds.mjs). @param {string} version */
function isLocalBuild(version) {
  return /-[0-9a-f]{8}$/.test(version);
}

/**
 * @param {ReleaseBuild} build
 * @param {readonly Release[]} releases
 * @param {string} why
 */
function refusalText({ section, version }, releases, why) {
  const serving = servingOf(releases);
  const outcome = serving === undefined ? `without ${section}` : `with ${section}@${serving}`;
  return `${section}@${version} was refused; the site goes on ${outcome}.\n${why}`;
}

/** @param {Unserved} release */
function unservedText({ section, version, instead, why }) {
  const outcome = instead === null ? `without ${section}` : `with ${section}@${instead}`;
  return (
    `${section}@${version} cannot be served; the site goes on ${outcome}.\n${why}\n` +
    `Publish it under a new version: ${asTyped('release')} publish ${section} --version <version>, then rollout and promote.`
  );
}
