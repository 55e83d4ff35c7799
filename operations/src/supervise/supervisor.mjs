import { setTimeout as pause } from 'node:timers/promises';
import { isSaid, pauseAfter } from './backoff.mjs';

/** How long a program has to run, once it answers, until its next end counts as the first. */
const STEADY_MS = 10_000;

/** @typedef {import('../process/service.mjs').Service} Service */

/**
 * @typedef {object} Supervised
 * @property {Service} service that runs
 * @property {() => Promise<void>} untilReady resolves when it answers; rejects when it ends before, or answers not in time
 */

/**
 * @typedef {object} SupervisorOptions
 * @property {(text: string) => void} say writes one line to the supervisor's log
 * @property {number} [steadyMs]
 */

/** Starts programs again that end by themselves. */
export class Supervisor {
  /** @type {Map<Service, { controller: AbortController, watch: Promise<void> }>} */
  #watches = new Map();

  /** @param {SupervisorOptions} options */
  constructor({ say, steadyMs = STEADY_MS }) {
    this.say = say;
    this.steadyMs = steadyMs;
  }

  /** Watches a program that answers. @param {Supervised} supervised */
  add(supervised) {
    const controller = new AbortController();
    this.#watches.set(supervised.service, { controller, watch: this.#watch(supervised, controller.signal) });
  }

  /** Watches a program no more: it may be stopped, and started as another version. @param {Service} service */
  async remove(service) {
    const watched = this.#watches.get(service);
    this.#watches.delete(service);
    watched?.controller.abort();
    await watched?.watch;
  }

  /** Starts nothing any more. What runs goes on. */
  async stop() {
    await Promise.all([...this.#watches.keys()].map((service) => this.remove(service)));
  }

  /** @param {Supervised} supervised @param {AbortSignal} signal */
  async #watch({ service, untilReady }, signal) {
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve));
    let [ends, answersSince] = [0, Date.now()];
    while (!signal.aborted) {
      await Promise.race([service.ended, stopped]);
      if (signal.aborted || service.stopping) return;
      ends = Date.now() - answersSince >= this.steadyMs ? 1 : ends + 1;
      const wait = pauseAfter(ends);
      if (isSaid(ends)) this.say(aboutEnd(service, ends, wait));
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      answersSince = Infinity;
      const { run, begun } = { run: service.begin(), begun: Date.now() };
      untilReady().then(
        () => {
          if (isSaid(ends)) this.say(`The ${service.name} is back after ${seconds(Date.now() - begun)}.`);
          answersSince = Date.now();
        },
        () => {
          if (!run.hasEnded && isSaid(ends))
            this.say(`The ${service.name} was started, and does not answer. Its log: ${service.log}`);
        },
      );
    }
  }
}

/** @param {Service} service @param {number} ends @param {number} wait */
function aboutEnd({ name, child, log }, ends, wait) {
  const how = child.signalCode ? `was ended by ${child.signalCode}` : `ended by itself (code ${child.exitCode})`;
  if (ends === 1) return `The ${name} ${how}, and is started again. Its log: ${log}`;
  return `The ${name} ${how}, ${ends} times in a row. It is started again in ${seconds(wait)}. Its log: ${log}`;
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
