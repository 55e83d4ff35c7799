import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks what the browsers have and the libraries expect; Node's own serve. */
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
 * `@jest-environment-options {"timeZone": "Asia/Tokyo"}` at the top of a test file: its visitor lives there. It has to be
 * done out here: inside a test `process.env` is a copy, and the engine never hears of it.
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
