import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that browsers have and jsdom lacks. Node's are used. */
const FROM_NODE = {
  fetch,
  Headers,
  Request,
  Response,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  structuredClone,
};

/**
 * A test file sets its time zone by `@jest-environment-options {"timeZone": "Asia/Tokyo"}`. The environment applies it,
 * because a test has only a copy of `process.env`.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context);
    this.timeZone = config.projectConfig.testEnvironmentOptions.timeZone;
    this.machineTimeZone = process.env.TZ;
  }

  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
    if (typeof this.timeZone === 'string') process.env.TZ = this.timeZone;
  }

  /** @override */
  async teardown() {
    if (this.machineTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.machineTimeZone;
    await super.teardown();
  }
}
