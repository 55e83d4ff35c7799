import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import { type DrawnPage, type PictureChange, type PictureReport, reportWords, shareWords, WIDTHS } from 'visits/report';
import type { ReleaseQuestion } from '../change/make-change.ts';
import { askingButton, hiddenInputs, type Markup, message, timeElement } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import type { Session } from '../session/sessions.ts';

export interface PicturesPageOptions {
  readonly session: Session;
  readonly question: ReleaseQuestion;
  /** Null when the release was never drawn. */
  readonly report: PictureReport | null;
  /** Whether a rollout of the release can begin, or go on. */
  readonly isWaiting: boolean;
  /** The address of a picture for this session. */
  readonly addressOf: (name: string) => string;
}

/** What a release changes in the pages that people see, beside the stable release. */
export function picturesPage({ session, question, report, isWaiting, addressOf }: PicturesPageOptions) {
  const name = releaseName(question.section, question.version);
  const title = `Pictures of ${name}`;
  const main = html`<h1>${title}</h1>
    <div class="card">
      ${report ? summary(report) : html`<p>No pictures of ${name} were drawn yet.</p>`}
      <p class="soft">
        A browser opens each page of ${question.section}, and each page with a part of it, with today’s content: with
        the stable release and with this one, ${WIDTHS.join(', ')} pixels wide. Clocks stand still and nothing moves;
        what changes by itself all the same is not compared. Where a part became higher, all below it differs. Press a
        picture to see all of it.
      </p>
      <div class="actions">
        ${isWaiting && askingButton({ to: 'rollout', fields: { ...question }, text: 'Start a rollout', subject: `of ${name}` })}
        ${report?.state !== 'drawing' && drawForm(question, session, report !== null)}
        <a href="/_/">Back to the releases</a>
      </div>
    </div>
    ${report && report.pages.map((page) => pageView(page, { report, question, addressOf }))}`;
  return layout({ title, session, main });
}

function summary(report: PictureReport): Markup {
  const words = reportWords(report);
  if (report.state === 'failed') return message(words, 'refused');
  const same = report.pages.filter(({ fault, changes }) => fault === null && changes.length === 0);
  return html`<p class="state" role="status">${words}</p>
    ${report.state === 'drawing' && html`<p>It takes some seconds for each page. <a href="">Look again</a></p>`}
    ${same.length > 0 && html`<p>Nothing differs on ${same.map(({ address }) => address).join(', ')}.</p>`}
    <p class="soft">As of ${timeElement(report.at)}.</p>`;
}

function drawForm(question: ReleaseQuestion, { formToken }: Session, isDrawn: boolean): Markup {
  return html`<form method="post" action="/_/pictures">
    ${hiddenInputs({ ...question, token: formToken })}
    <button class="quiet">${isDrawn ? 'Draw the pictures again' : 'Draw the pictures'}</button>
  </form>`;
}

interface PageViewOptions extends Pick<PicturesPageOptions, 'question' | 'addressOf'> {
  readonly report: PictureReport;
}

/** A page that differs, or that could not be compared. */
function pageView({ address, fault, changes }: DrawnPage, options: PageViewOptions): Markup | null {
  if (fault === null && changes.length === 0) return null;
  return html`<section class="card" aria-label="${address}">
    <h2>${address}</h2>
    ${fault !== null && html`<p>It could not be compared: ${fault}</p>`}
    ${changes.map((change) => changeView(change, { ...options, address }))}
  </section>`;
}

const NOT_STORED = 'There are no pictures of it: others came first, and took the room.';

function changeView(
  change: PictureChange,
  { address, report, question, addressOf }: PageViewOptions & Pick<DrawnPage, 'address'>,
): Markup {
  const { width, share, unsteady, name } = change;
  const parts = [
    ['before', `Before: ${report.beside}`],
    ['after', `After: ${question.version}`],
    ['difference', 'What differs, in red'],
  ];
  return html`<h3>${width} px: ${shareWords(share)} differs</h3>
    ${unsteady > 0 && html`<p class="soft">${shareWords(unsteady)} changes by itself and is not compared.</p>`}
    ${
      name === null
        ? html`<p class="soft">${NOT_STORED}</p>`
        : html`<div class="pictures">
            ${parts.map(([part, caption]) => figure(addressOf(`${name}-${part}`), `${caption}`, `${address}, ${width} px`))}
          </div>`
    }`;
}

function figure(source: string, caption: string, page: string): Markup {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    <a href="${source}"><img src="${source}" alt="${caption}, ${page}" loading="lazy" /></a>
  </figure>`;
}
