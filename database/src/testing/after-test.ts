const undone: (() => unknown)[] = [];

/** Tidies up after the present test, in reverse order. */
export function afterTest(undo: () => unknown): void {
  undone.push(undo);
}

afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo();
});
