/** What a section's entry gives once it has run: a container of Module Federation. */
export interface Container {
  /** Resolves with a factory of the exposed module (`./pages/events`) when its files are loaded. */
  get(module: string): Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';
}
