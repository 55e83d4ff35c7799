interface Call {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  /** As it was sent: JSON, or a form's pairs. */
  readonly body: string;
}

/** Notes what the page asks of the network; what the emulator cannot say is answered in its place. */
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
    /** To addresses with this part. */
    calls: (part: string) => calls.filter(({ url }) => url.includes(part)),
    /** @param path part of an address */
    answer(path: string, status: number, body: object) {
      answers.set(path, async () => new Response(JSON.stringify(body), { status }));
    },
    refuse(path: string) {
      answers.set(path, async () => Promise.reject(new TypeError('Failed to fetch')));
    },
    /** No answer ever comes. */
    hang: (path: string) => void answers.set(path, () => new Promise(() => undefined)),
    restore: () => void (globalThis.fetch = real),
  };
}
