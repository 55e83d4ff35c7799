import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { FormNotStored } from './intake/errors.ts';
import type { Submissions } from './open-submissions.ts';

const RETRY_EVERY_MS = 30_000;

/**
 * Opens the forms' database. Retries with each call and every 30 seconds until that succeeds. Meanwhile the site runs
 * without forms, because a full disk must not stop it.
 */
export function openWithRetry(open: () => Submissions, log: FastifyBaseLogger): Submissions {
  let opened: Submissions | undefined;
  const forms = () => (opened ??= open());
  const tryToOpen = () => {
    try {
      forms();
    } catch (error) {
      log.error({ reason: codeOf(error) }, 'the database of the forms cannot be opened: no form is taken');
    }
  };
  tryToOpen();
  const timer = setInterval(tryToOpen, RETRY_EVERY_MS).unref();
  return {
    accept: async (form) => acceptOf(forms)(form),
    list: async () => forms().list(),
    read: async (id) => forms().read(id),
    release: async (id) => forms().release(id),
    remove: async (id) => forms().remove(id),
    counts: async () => forms().counts(),
    contentIsBack: () => opened?.contentIsBack(),
    notice: () => opened?.notice() ?? null,
    async stop() {
      clearInterval(timer);
      await opened?.stop();
    },
  };
}

function acceptOf(forms: () => Submissions): Submissions['accept'] {
  try {
    return forms().accept;
  } catch (error) {
    throw new FormNotStored(`the database cannot be opened: ${codeOf(error)}`);
  }
}

const Coded = v.object({ code: v.string() });

function codeOf(error: unknown): string {
  return v.is(Coded, error) ? error.code : String(error);
}
