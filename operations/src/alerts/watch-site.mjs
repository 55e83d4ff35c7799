import { afterSending, decide } from './decide.mjs';
import { measureSite } from './measure-site.mjs';
import { AlertMemory } from './alert-state.mjs';
import { RULES } from './rules/all-rules.mjs';
import { createSenders } from './senders/create-senders.mjs';

/** @typedef {import('./alert-settings.mjs').AlertSettings} AlertSettings */

/**
 * Looks at the site once, and tells what has begun or is over. What could not be sent is sent at the next look.
 * @param {AlertSettings} settings
 * @param {{ now?: number, memory?: AlertMemory }} [options] now: milliseconds since 1970, tests set it; memory: the same for each look
 * @returns {Promise<{ active: string[], failed: string[] }>} active: ids of what is the matter; failed: a text for each message that was
 * not taken, and for a state that was not written
 */
export async function watchSite(settings, { now = Date.now(), memory = new AlertMemory(settings.dataDir) } = {}) {
  const { watchedSince, alerts: before } = await memory.read(now);
  const measured = await measureSite(settings, { now, watchedSince });
  const found = new Map(Object.entries(RULES).map(([name, rule]) => [name, rule(measured, settings)]));
  const senders = await createSenders(settings);
  const decided = decide(before, found, { now, senders: [...senders.keys()] });
  let alerts = decided.alerts;
  const failed = [];
  let unwritten = await memory.write({ watchedSince, alerts });
  for (const due of decided.due) {
    const at = new Date(now).toISOString();
    const error = await sent(senders.get(due.sender), { ...due, at });
    if (error !== null) {
      failed.push(`"${due.subject}" could not be sent by ${due.sender}, and is sent again: ${error}`);
      continue;
    }
    alerts = afterSending(alerts, due);
    unwritten = await memory.write({ watchedSince, alerts });
  }
  if (unwritten !== null) failed.push(unwritten);
  const active = [...found.values()].flatMap((findings) => findings ?? []).map(({ id }) => id);
  return { active, failed };
}

/**
 * @param {import('./senders/create-senders.mjs').Send | undefined} send
 * @param {import('./senders/create-senders.mjs').AlertMessage} message
 * @returns {Promise<string | null>} why it was not taken
 */
async function sent(send, message) {
  try {
    await send?.(message);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
