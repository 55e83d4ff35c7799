/** Milliseconds. A file that never answers must fail while the visitor still waits. */
export const FILE_LIMIT_MS = 8_000;

/** Runs a script of a release. Rejects when the file fails or times out. */
export function runScript(src: string, attributes: Partial<HTMLScriptElement> = {}): Promise<void> {
  const script = Object.assign(document.createElement('script'), attributes, { src });
  const ran = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
  });
  document.head.append(script);
  return withinFileLimit(src, ran).finally(() => script.remove());
}

/** What comes of a file; rejects when that takes too long. */
export function withinFileLimit<T>(src: string, running: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${src} did not answer in ${FILE_LIMIT_MS / 1000} s.`)), FILE_LIMIT_MS);
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(timer));
}
