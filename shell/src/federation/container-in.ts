import { type Container, isContainer } from 'shared/contract';

/** The container that an entry has left in its global. @throws when there is none */
export function containerIn(globalName: string, address: string): Container {
  const container: unknown = Reflect.get(globalThis, globalName);
  if (isContainer(container)) return container;
  throw new Error(`${address} ran, but left no container in ${globalName}.`);
}
