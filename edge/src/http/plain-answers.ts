import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_SECONDS = 10;

/** The page of last resort needs no release, no script and no style. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>We will be right back · Soteria Church</title>
</head>
<body>
<main id="main">
<h1>We will be right back</h1>
<p>Something on our side is not working just now. We are sorry, and we are on it.</p>
<p>Please try again in a moment. <a href="">Try again</a></p>
</main>
</body>
</html>
`;

/** The answer to a request that cannot be understood. */
export function sendBadRequest(reply: FastifyReply, status = 400): FastifyReply {
  return sendText(reply, status, 'Bad request\n');
}

/** The answer for what is not a page. It is not cached: a file may exist a second later, when another edge publishes it. */
export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendText(reply, 404, 'There is nothing here.\n');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** 503 means that the site is being prepared or is overloaded; 500 that something broke. */
export function sendLastResort(reply: FastifyReply, status: 500 | 503): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(RETRY_SECONDS),
    })
    .send(PAGE);
}
