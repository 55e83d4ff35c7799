import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'hono/html';
import { awayMessage } from '../../store/away-message.ts';
import { stackOf } from '../../http/log-fields.ts';
import { RequestRefused } from '../../http/request-refused.ts';
import { ReleaseError } from '../../table/release-error.ts';
import { type Markup, message } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Session, Sessions } from '../session/sessions.ts';
import type { TeamCookies } from '../session/team-cookies.ts';

interface Problem {
  readonly status: number;
  readonly text: string;
}

export interface SendProblemOptions {
  readonly sessions: Sessions;
  readonly cookies: TeamCookies;
}

type Send = (
  error: FastifyError | RequestRefused,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** An error handler that answers with a page. */
export function sendProblem({ sessions, cookies }: SendProblemOptions): Send {
  return async (error, request, reply) => {
    const { status, text } = problemOf(error);
    if (status >= 500) request.log.error({ stack: stackOf(error) }, 'a request to the team page failed');
    const session = await sessions.read(cookies.read(request, 'team')).catch(() => null);
    return reply.code(status).send(String(await (session ? refusalPage(text, session) : signInPage(text))));
  };
}

function problemOf(error: FastifyError | RequestRefused): Problem {
  if (error instanceof ReleaseError) return { status: 409, text: error.message };
  const away = awayMessage(error);
  if (away !== undefined) return { status: 503, text: away };
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, text: 'Too many tries from your connection. Wait a minute, then try again.' };
  if (error instanceof RequestRefused) return { status, text: error.message };
  if (status < 500) return { status, text: 'The request could not be read. Open the page again and repeat it.' };
  return {
    status: 500,
    text: 'Something on our side is not working just now. Look whether it was done before you repeat it.',
  };
}

/** What failed, and why. */
function refusalPage(text: string, session: Session | null): Markup {
  const main = html`<h1>That did not work</h1>
    ${message(text, 'refused')}
    <p><a href="/_/">See the releases as they are now</a></p>`;
  return layout({ title: 'That did not work', session, main });
}
