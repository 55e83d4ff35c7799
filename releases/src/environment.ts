/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty value counts as not set: that is how `.env` files leave a line out. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}
