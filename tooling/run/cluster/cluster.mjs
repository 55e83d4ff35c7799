import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../machine/postgres/start-postgres.mjs';
import { serverPort } from '../../../operations/src/process/server-port.mjs';
import { Service } from '../../../operations/src/process/service.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { hookSettings } from '../../../operations/src/site/services.mjs';
import { publishAll, stopServices } from '../../../operations/src/site/start-services.mjs';
import { untilAlive, untilCmsReady, untilHomePage, untilReady } from '../../../operations/src/site/until-ready.mjs';
import { balancerService } from './balancer.mjs';
import { cmsMember, edgeMember } from './members.mjs';

const CMSES = 2;
const BALANCER_LIMIT_MS = 10_000;
/** An edge takes three connections and a CMS up to ten; the rest is for whoever looks. */
const CONNECTIONS = { edge: 3, cms: 10, others: 20 };

/** @typedef {import('./members.mjs').Member} Member */
/** @typedef {import('../workspace/release-builds.mjs').ReleaseBuild} ReleaseBuild */

/**
 * @typedef {object} ClusterOptions
 * @property {number} port of the site, at the balancer
 * @property {number} cmsPort of the CMS, at the balancer
 * @property {number} edges that start
 * @property {number} [spares] edges that the balancer knows besides; `startEdge` starts them
 * @property {Record<string, string>} [edgeSettings] environment variables
 * @property {Record<string, string>} [cmsSettings]
 * @property {readonly string[]} [postgresSettings] of postgresql.conf, `name=value`
 */

/** One site on this machine: Postgres, CMSes, edges with empty disks, and a balancer in front. All that it writes is in one folder. */
export class Cluster {
  /** @param {ClusterOptions} options */
  constructor(options) {
    this.options = options;
    this.folder = mkdtempSync(join(tmpdir(), 'soteria-cluster-'));
    this.url = `http://localhost:${options.port}`;
    /** @type {Member[]} */
    this.edges = [];
    /** @type {Member[]} */
    this.cmses = [];
    /** @type {Map<string, Service>} by name; those that were started first are stopped last */
    this.services = new Map();
    this.stopping = false;
    /** @type {import('./members.mjs').Shared | undefined} */
    this.shared = undefined;
    /** @type {import('../machine/postgres/start-postgres.mjs').Postgres | undefined} */
    this.running = undefined;
  }

  /** Starts all of it, and publishes the releases. @param {readonly ReleaseBuild[]} builds none: the site has no pages */
  async start(builds) {
    const { edges, spares = 0 } = this.options;
    await step('Starting Postgres', () => this.startPostgres());
    const shared = (this.shared = await this.sharedSettings());
    for (let number = 1; number <= CMSES; number += 1) this.cmses.push(await cmsMember(shared, number));
    for (let number = 1; number <= edges + spares; number += 1) this.edges.push(await edgeMember(shared, number));
    await step('Starting the balancer', () => this.startBalancer(shared.contentPort));
    // One after the other: the first makes the secrets of both.
    for (const cms of this.cmses) await step(`Starting ${cms.name}${aboutFirst(cms)}`, () => this.startCms(cms));
    await step(`Starting ${edges} edges with empty disks`, () =>
      Promise.all(this.edges.slice(0, edges).map((edge) => this.startEdge(edge))),
    );
    if (builds.length > 0) await this.publish(builds);
  }

  /** @param {readonly ReleaseBuild[]} builds */
  async publish(builds) {
    const running = this.edges.filter(({ name }) => this.services.has(name));
    await publishAll(builds, { ...this.edge(0), withoutRefused: false });
    await step('Waiting until every edge has them', () =>
      Promise.all(running.map((edge) => untilReady(this.service(edge), edge.port))),
    );
    await step('Waiting for the home page', () => untilHomePage(this.service({ name: 'balancer' }), this.options.port));
  }

  async startPostgres() {
    const { edges, spares = 0, postgresSettings = [] } = this.options;
    const most = CONNECTIONS.others + CONNECTIONS.cms * CMSES + CONNECTIONS.edge * (edges + spares);
    const postgres = await startPostgres([`max_connections=${Math.max(100, most)}`, ...postgresSettings]);
    if (this.stopping) await postgres.stop();
    this.running = postgres;
  }

  /** @param {number} contentPort */
  async startBalancer(contentPort) {
    const { port, cmsPort } = this.options;
    const { edges, cmses } = this;
    const options = await balancerService({ port, cmsPort, contentPort, edges, cmses }, this.folder);
    const balancer = this.begin('balancer', () => new Service(options));
    // A 503, as long as nothing is behind it.
    await balancer.ready(`http://127.0.0.1:${cmsPort}/`, () => true, BALANCER_LIMIT_MS);
  }

  /** Resolves when it answers. @param {Member} cms */
  async startCms(cms) {
    await untilCmsReady(this.begin(cms.name, cms.begin), cms.port);
  }

  /** Resolves when it answers; what it serves may still be under way. @param {Member} edge */
  async startEdge(edge) {
    await untilAlive(this.begin(edge.name, edge.begin), edge.port);
  }

  /** Stops an edge. Its process is known no more, and its disk is left. @param {Member} edge */
  async removeEdge(edge) {
    await this.service(edge).stop();
    this.services.delete(edge.name);
  }

  /** After a restart. @param {Member} member */
  async untilAlive(member) {
    const isAlive = this.cmses.includes(member) ? untilCmsReady : untilAlive;
    await isAlive(this.service(member), member.port);
  }

  /** @param {string} name @param {() => Service} begin */
  begin(name, begin) {
    if (this.stopping) throw new StepError('The cluster was stopped.');
    const service = begin();
    this.services.set(name, service);
    return service;
  }

  /** The process of a member. @param {{ name: string }} member */
  service({ name }) {
    const service = this.services.get(name);
    if (!service) throw new Error(`${name} does not run.`);
    return service;
  }

  /** @param {number} index from 0 on */
  edge(index) {
    const edge = this.edges[index];
    if (!edge) throw new Error(`The cluster has no edge ${index}.`);
    return edge;
  }

  /** What its members share. */
  get settings() {
    if (!this.shared) throw new Error('The cluster was not started.');
    return this.shared;
  }

  get postgres() {
    if (!this.running) throw new Error('Postgres does not run.');
    return this.running;
  }

  /** @returns {Promise<import('./members.mjs').Shared>} */
  async sharedSettings() {
    const { port, edgeSettings = {}, cmsSettings = {} } = this.options;
    return {
      port,
      contentPort: await serverPort(),
      folder: this.folder,
      databases: { edge: this.postgres.createDatabase('edge'), cms: this.postgres.createDatabase('cms') },
      siteKey: randomBytes(32).toString('hex'),
      hook: hookSettings({ contentApiUrl: undefined, dataDir: this.folder }),
      edgeSettings,
      cmsSettings,
    };
  }

  /** Ends every process and deletes what they wrote. */
  async stop() {
    this.stopping = true;
    await stopServices([...this.services.values()].reverse());
    await this.running?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @param {Member} cms */
function aboutFirst({ name }) {
  return name === 'cms-1' ? ' (it fills the database with content)' : '';
}
