import { SUBJECTS } from './fire-alerts.mjs';

/** @typedef {import('./alert-mailbox.mjs').Mail} Mail */

/** @param {Mail} mail */
export const isOver = ({ subject }) => subject.includes('] Over: ');

/** The subject without the site. @param {Mail} mail */
const plainSubject = ({ subject }) => subject.replace(/^\[.*?\] /, '');

/** The alerts of these that nobody was told of yet. @param {readonly Mail[]} mails @param {readonly string[]} alerts */
export function untold(mails, alerts) {
  return Object.entries(SUBJECTS)
    .filter(([id]) => alerts.includes(id))
    .filter(([, subject]) => mails.every((mail) => !subject.test(plainSubject(mail))))
    .map(([id]) => id);
}

/** @param {Awaited<ReturnType<typeof import('./alert-mailbox.mjs').startMailbox>>} mailbox */
export function toldFigures({ mails, posts }) {
  const begins = mails.filter((mail) => !isOver(mail));
  const count = Object.keys(SUBJECTS).length;
  return [
    { figure: 'alerts brought about', measured: count },
    exactly('mails that one begins', begins.length, count),
    exactly('of them one each', new Set(begins.map(plainSubject)).size, count),
    exactly('mails that one is over', mails.length - begins.length, count),
    exactly('the same by the webhook', posts.length, 2 * count),
  ];
}

/** The rules that the causes have to fire, and no others. */
const FIRED = ['SoteriaCmsDown', 'SoteriaEdgeDown', 'SoteriaRolloutHalted'];

/** @param {Awaited<ReturnType<typeof import('./prometheus.mjs').startPrometheus>>} prometheus @param {number} begun */
export async function scrapeFigures({ query }, begun) {
  const window = `${Math.ceil((Date.now() - begun) / 1_000)}s`;
  const [scrapes] = await query(`sum(count_over_time(up[${window}]))`);
  const [answered] = await query(`sum(sum_over_time(up[${window}]))`);
  const series = await query(`count by (__name__) (last_over_time({__name__=~"soteria_.*"}[${window}]))`);
  const fired = await query(`count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[${window}]))`);
  const names = fired.map(({ labels }) => labels.alertname ?? '').toSorted();
  return [
    { figure: 'scrapes by Prometheus', measured: scrapes?.value ?? 0 },
    { figure: 'of them answered; the edge was stopped for minutes', measured: answered?.value ?? 0 },
    { figure: 'names of series that it has', measured: series.length },
    {
      figure: 'its rules that fired',
      measured: names.join(', '),
      bound: FIRED.join(', '),
      holds: String(names) === String(FIRED),
    },
  ];
}

/** @param {string} figure @param {number} measured @param {number} wanted */
function exactly(figure, measured, wanted) {
  return { figure, measured, bound: `= ${wanted}`, holds: measured === wanted };
}
