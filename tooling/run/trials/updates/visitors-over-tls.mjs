import { randomUUID } from 'node:crypto';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const A_SECOND = 1_000;

/** @typedef {{ perSecond: number, paths: readonly string[], proxy: import('../../proxies/start-proxy.mjs').Proxy }} Visits */

/** Visitors of a site over TLS and HTTP/2, at a steady rate; each second, two of them send a form. */
export class VisitorsOverTls {
  answered = 0;
  /** Why requests failed. @type {string[]} */
  failures = [];
  /** Forms that were acknowledged. */
  forms = 0;
  /** Milliseconds of each request. @type {number[]} */
  times = [];
  #isOver = false;
  /** @type {Set<Promise<void>>} */
  #open = new Set();

  /** @param {Visits} visits */
  constructor({ perSecond, paths, proxy }) {
    const { domain, httpsPort, certificate } = proxy;
    this.session = connect(`https://${domain}:${httpsPort}`, {
      host: '127.0.0.1',
      servername: domain,
      ca: certificate.authority,
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    this.session.on('error', (error) => this.failures.push(`the connection: ${error.message}`));
    this.domain = domain;
    this.visiting = this.#visit(perSecond, paths);
  }

  /** Resolves when all requests are answered. */
  async end() {
    this.#isOver = true;
    await this.visiting;
    await Promise.all(this.#open);
    this.session.close();
  }

  /** @param {number} perSecond @param {readonly string[]} paths */
  async #visit(perSecond, paths) {
    const begun = performance.now();
    for (let number = 0; !this.#isOver; number += 1) {
      await pause(begun + (number * A_SECOND) / perSecond - performance.now());
      this.#keep(number % (perSecond / 2) === 0 ? this.#sendForm() : this.#ask(paths[number % paths.length] ?? '/'));
    }
  }

  /** @param {Promise<void>} request */
  #keep(request) {
    this.#open.add(request);
    void request.finally(() => this.#open.delete(request));
  }

  /** @param {string} path @param {Record<string, string>} [headers] @param {string} [body] */
  async #ask(path, headers = {}, body = '') {
    const since = performance.now();
    try {
      const stream = this.session.request({
        ':authority': this.domain,
        ':path': path,
        ':method': body === '' ? 'GET' : 'POST',
        ...headers,
      });
      if (body !== '') stream.end(body);
      const status = await new Promise((resolve, reject) => {
        stream.once('response', (answer) => resolve(Number(answer[':status'])));
        stream.once('error', reject);
        stream.once('close', () => reject(new Error('closed without an answer')));
      });
      const answer = await text(stream);
      this.times.push(performance.now() - since);
      if (status >= 400) throw new Error(`${status} ${answer.slice(0, 80)}`);
      this.answered += 1;
      if (body !== '') this.forms += 1;
    } catch (error) {
      this.failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }

  #sendForm() {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return this.#ask(
      '/api/prayer-requests',
      headers,
      JSON.stringify({ data: { prayerRequest: `Request ${randomUUID()}` } }),
    );
  }
}
