/**
 * In place of Node's class of this name, for React's renderer on the server (decision 0089). React reads it only while it
 * renders, which no other code interrupts.
 */
export class AsyncLocalStorage<Store> {
  private store: Store | undefined;

  run<Args extends unknown[], Result>(store: Store, work: (...args: Args) => Result, ...args: Args): Result {
    const outer = this.store;
    this.store = store;
    try {
      return work(...args);
    } finally {
      this.store = outer;
    }
  }

  getStore(): Store | undefined {
    return this.store;
  }
}
