import type { Database } from 'database';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { FormStore } from '../form-store.ts';

const CHANNEL = 'forms';

const News = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ edge: v.string(), due: v.optional(v.boolean()), ended: v.optional(v.string()) }),
);

/** `due`: there are forms to deliver. `ended`: the form of an attempt that has ended. */
export type TellEdges = (news: { readonly due?: boolean; readonly ended?: string }) => Promise<void>;

/** What edges tell each other of forms, beside the table: a lost notification delays a form by seconds. */
export function createEdgeNews(database: Pick<Database, 'query' | 'listen'>) {
  const edge = randomUUID();
  const tell: TellEdges = async (news) => {
    const payload = JSON.stringify({ edge, ...news });
    // The change is stored already, and workers look by themselves too.
    await database.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
  };
  const listen: FormStore['listen'] = ({ onDue, onEnd }) =>
    database.listen(CHANNEL, (message) => {
      if (message === undefined) return onDue();
      const { success, output } = v.safeParse(News, message);
      if (!success || output.edge === edge) return;
      if (output.due) onDue();
      if (output.ended !== undefined) onEnd(output.ended);
    });
  return { tell, listen };
}
