import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 10;
const VISITORS = 4;

/** An address that no route has, so that its answer costs little. @param {number} number */
export const pathOf = (number) => `/_/request-${number}`;

/** Requests to addresses with numbers, one after the other, until they are ended. */
export class NumberedRequests {
  /** When each was answered, in milliseconds; by its number. @type {Map<number, number>} */
  answered = new Map();
  /** Those that nobody answered. */
  unanswered = 0;
  #next = 0;
  #isOver = false;

  /** @param {string} url */
  constructor(url) {
    this.visitors = Array.from({ length: VISITORS }, () => this.#visit(url));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.visitors);
  }

  /** @param {string} url */
  async #visit(url) {
    while (!this.#isOver) {
      const number = this.#next;
      this.#next += 1;
      const answer = await fetch(`${url}${pathOf(number)}`).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer) this.answered.set(number, performance.now());
      else this.unanswered += 1;
      await pause(PAUSE_MS);
    }
  }
}
