/** What a section's entry is, once it has run: Module Federation's container. */
export interface Container {
  /** Resolves with a factory of the exposed module (`./pages/events`) when its files have come. */
  get(module: string): Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';
}
