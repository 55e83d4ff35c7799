import { Client } from 'pg';
import { afterTest } from './after-test.ts';

/** The texts of all statements that this process asks any database from now until the test's end. */
export function askedStatements(): readonly string[] {
  const texts: string[] = [];
  const real = Client.prototype.query;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    texts.push(JSON.stringify(asked[0]));
    return Reflect.apply(real, this, asked);
  });
  afterTest(() => spy.mockRestore());
  return texts;
}
