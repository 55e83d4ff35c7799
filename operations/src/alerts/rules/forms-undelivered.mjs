import { duration, plural, valueOf } from './rule.mjs';

/** Held forms look like spam: staff look at them when they like. */
const STATES = ['waiting', 'refused'];

const REFUSED =
  'A form that was refused: open it there, call or write to the visitor if it is urgent, then choose "Deliver it" or "Delete it".';

/** @type {import('./rule.mjs').Rule} */
export function formsUndelivered({ metrics }, { publicUrl, formsAfterMs }) {
  if (!metrics || valueOf(metrics, 'soteria_forms_readable') !== 1) return null;
  const of = (/** @type {string} */ name, /** @type {string} */ state) => valueOf(metrics, name, { state }) ?? 0;
  const oldestMs = Math.max(...STATES.map((state) => of('soteria_forms_oldest_age_seconds', state))) * 1_000;
  if (oldestMs < formsAfterMs) return [];
  const [waiting = 0, refused = 0] = STATES.map((state) => of('soteria_forms_pending', state));
  const forms = plural(waiting + refused, 'form');
  return [
    {
      id: 'forms-undelivered',
      afterMs: 0,
      subject:
        waiting + refused === 1 ? 'A form from a visitor is not delivered' : `${forms} from visitors are not delivered`,
      cause:
        `${forms} (prayer requests, memberships or messages) did not reach the church office; the oldest has waited for ${duration(oldestMs)}. ` +
        `${stateOf(waiting, refused)} Nothing is lost: the server stores what visitors wrote.`,
      todo: [
        `Open ${publicUrl}/_/ and sign in. Under "Forms of visitors", the column "Why" gives the reason of each.`,
        'If it names the mail server, see that the mail account still works and that its password was not changed.',
        'If it says that the CMS is away, see to the CMS first: the forms follow by themselves.',
        ...(refused > 0 ? [REFUSED] : []),
      ],
      over: {
        subject: 'The forms from visitors are delivered',
        text: 'No form from a visitor waits too long any more. Nothing is left to do.',
      },
    },
  ];
}

/** @param {number} waiting @param {number} refused */
function stateOf(waiting, refused) {
  const tried = `The website goes on trying to deliver ${plural(waiting, 'form')}.`;
  const needed = `${plural(refused, 'form')} ${refused === 1 ? 'was' : 'were'} refused and ${refused === 1 ? 'is' : 'are'} not tried again: somebody has to look at ${refused === 1 ? 'it' : 'them'}.`;
  return [waiting > 0 && tried, refused > 0 && needed].filter(Boolean).join(' ');
}
