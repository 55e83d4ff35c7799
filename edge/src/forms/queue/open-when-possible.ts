import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { FormNotKept } from '../intake/stored-form.ts';
import type { Submissions } from './submissions.ts';

/** A database that cannot be opened (a full disk, a broken file) costs the forms and not the site: each call tries again. */
export function openWhenPossible(open: () => Submissions, log: FastifyBaseLogger): Submissions {
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
  const timer = setInterval(tryToOpen, LOOK_EVERY_MS).unref();
  return {
    accept: (form) => accepting(forms).then((accept) => accept(form)),
    list: () => forms().list(),
    read: (id) => forms().read(id),
    release: (id) => forms().release(id),
    remove: (id) => forms().remove(id),
    contentIsBack: () => opened?.contentIsBack(),
    async stop() {
      clearInterval(timer);
      await opened?.stop();
    },
  };
}

const LOOK_EVERY_MS = 30_000;

async function accepting(forms: () => Submissions): Promise<Submissions['accept']> {
  try {
    return forms().accept;
  } catch (error) {
    throw new FormNotKept(`the database cannot be opened: ${codeOf(error)}`);
  }
}

const Coded = v.object({ code: v.string() });

function codeOf(error: unknown): string {
  return v.is(Coded, error) ? error.code : String(error);
}
