import type { FastifyReply } from 'fastify';
import { CONTENT_SECURITY_POLICY, resultPage } from '../http/result-page.ts';
import type { PreviewRefusal } from 'releases/serving';

const TEXTS: Readonly<Record<PreviewRefusal, string>> = {
  expired: 'This preview has expired. Ask the team that sent you the link for a new one.',
  forged: 'This is not a preview link of this site, or a part of it got lost on its way to you.',
};

/** The page for a preview link that is not valid. */
export function sendPreviewRefused(reply: FastifyReply, why: PreviewRefusal): FastifyReply {
  const link = { href: '/', text: 'Go to the site', quiet: false };
  return reply
    .code(403)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': CONTENT_SECURITY_POLICY })
    .type('text/html; charset=utf-8')
    .send(resultPage({ title: 'There is no preview here', texts: [TEXTS[why]], problems: [], link }));
}
