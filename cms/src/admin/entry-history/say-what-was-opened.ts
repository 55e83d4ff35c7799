import * as v from 'valibot';

import {
  entryWasMade,
  formIsSent,
  isSaveRefused,
  keyOf,
  saveWasRefused,
  saveWasTaken,
  versionOpened,
} from './opened-versions';

const ENTRY = /\/content-manager\/(?<kind>collection|single)-types\/(?<model>[^/?]+)(?:\/(?<id>[^/?]+))?/;

const ENTRY_ITSELF = /\/(?:collection-types\/[^/?]+\/[^/?]+|single-types\/[^/?]+)(?:\?|$)/;

const DELETED =
  'Somebody deleted this entry after you opened it. Nothing was saved, and what you typed is still in the form: copy what you ' +
  'want to keep. “Deleted entries” above the list of all entries brings it back.';

const conflictSchema = v.object({
  error: v.object({ message: v.string(), details: v.object({ isStale: v.literal(true) }) }),
});

/** The entry that a call of the panel is about. */
function entryOf(address: string): string | null {
  const { kind, model, id } = ENTRY.exec(address)?.groups ?? {};
  return model === undefined ? null : keyOf({ model, documentId: kind === 'single' ? undefined : id });
}

async function conflictIn(response: Response): Promise<string | null> {
  if (response.status === 404) return DELETED;
  const body: unknown = await response.json().catch(() => null);
  const { success, output } = v.safeParse(conflictSchema, body);
  return success ? output.error.message : null;
}

/** To discard or to unpublish answers with another version than the form's. */
const OTHER_ACTION = /\/actions\/(?!publish(?:\?|$))/;

const savedSchema = v.object({ data: v.object({ updatedAt: v.string() }) });

/** The version that a save has made. Whoever saves again before the panel has read it has opened this one. */
async function versionIn(response: Response, address: string): Promise<string | undefined> {
  if (OTHER_ACTION.test(address)) return undefined;
  const body: unknown = await response.json().catch(() => null);
  const { success, output } = v.safeParse(savedSchema, body);
  return success ? output.data.updatedAt : undefined;
}

const NEW_ENTRY = /\/content-manager\/collection-types\/(?<model>[^/?]+)(?:\/actions\/publish)?(?:\?|$)/;

const madeSchema = v.object({ data: v.object({ documentId: v.string() }) });

/** Remembers which entry a form has made: the panel opens it in another form. */
async function noteMade(response: Response, address: string): Promise<void> {
  const { model } = NEW_ENTRY.exec(address)?.groups ?? {};
  if (model === undefined || !response.ok) return;
  const copy = response.clone();
  const body: unknown = await copy.json().catch(() => null);
  const { success, output } = v.safeParse(madeSchema, body);
  if (success) entryWasMade(keyOf({ model, documentId: output.data.documentId }));
}

type Send = typeof fetch;

/**
 * The panel closes the form of an entry that it cannot read: it is gone, or the CMS is away. While words are in the form that nobody has
 * stored, it reads what it read before.
 */
function readingAgain(send: Send): Send {
  let before = { address: '', response: new Response() };
  return async (input, init) => {
    const address = String(input);
    const key = ENTRY_ITSELF.test(address) ? entryOf(address) : null;
    const isNeeded = () => key !== null && before.address === address && isSaveRefused(key);
    const response = await send(input, init).catch((error: unknown) => {
      if (isNeeded()) return before.response.clone();
      throw error;
    });
    if (response.ok && key !== null) before = { address, response: response.clone() };
    // With 401 the panel renews its session.
    return !response.ok && response.status !== 401 && isNeeded() ? before.response.clone() : response;
  };
}

/** Lets each save say which version its form has, as HTTP does it; Strapi has no place where one could add a header. */
export function sayWhatWasOpened(): void {
  const send = window.fetch;
  const read = readingAgain(send);
  window.fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const key = entryOf(address);
    if ((init.method ?? 'GET') === 'GET') return read(input, init);
    if (key !== null) formIsSent();
    const version = key === null ? undefined : versionOpened(key);
    if (key === null || version === undefined) {
      const response = await send(input, init);
      await noteMade(response, address);
      return response;
    }
    const headers = new Headers(init.headers);
    headers.set('If-Match', `"${version}"`);
    const response = await send(input, { ...init, headers }).catch((error: unknown) => {
      saveWasRefused(key, null);
      throw error;
    });
    if (response.ok) saveWasTaken(key, await versionIn(response.clone(), address));
    else saveWasRefused(key, await conflictIn(response.clone()));
    return response;
  };
}
