interface Call {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  /** JSON or form data, as text. */
  readonly body: string;
}

/** Records the page's requests, and answers those that the emulator cannot answer. */
export function tapFetch() {
  const calls: Call[] = [];
  const answers = new Map<string, () => Promise<Response>>();
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    calls.push({ method, url, authorization: headers.get('authorization'), body: await request.clone().text() });
    const answer = [...answers].find(([path]) => url.includes(path))?.[1];
    return answer ? answer() : real(input, init);
  };
  return {
    /** @param part of the addresses */
    calls: (part: string) => calls.filter(({ url }) => url.includes(part)),
    /** @param path part of an address */
    answer(path: string, status: number, body: object) {
      answers.set(path, async () => new Response(JSON.stringify(body), { status }));
    },
    refuse(path: string) {
      answers.set(path, async () => Promise.reject(new TypeError('Failed to fetch')));
    },
    /** Never answers. */
    hang: (path: string) => void answers.set(path, () => new Promise(() => undefined)),
    restore: () => void (globalThis.fetch = real),
  };
}
