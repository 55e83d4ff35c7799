/** The little that the smoke test does in a browser, whichever way that is driven. */
export interface Webkit {
  open(url: string): Promise<void>;
  /** What a function returns that runs in the page. */
  read<Value>(inPage: () => Value): Promise<Value>;
  /** The first element that a selector finds. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}
