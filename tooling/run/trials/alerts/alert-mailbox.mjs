import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

/**
 * @typedef {{ subject: string, text: string, at: number }} Mail at: milliseconds since 1970
 */

/** A mail server that reads what it takes, and a chat program that takes what a webhook posts. */
export async function startMailbox() {
  const { SMTPServer } = await import('smtp-server');
  const { default: PostalMime } = await import('postal-mime');
  /** @type {Mail[]} */
  const mails = [];
  /** @type {{ subject: string, state: string }[]} */
  const posts = [];
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      const read = buffer(stream).then((message) => PostalMime.parse(message));
      read.then(({ subject = '', text = '' }) => {
        mails.push({ subject, text, at: Date.now() });
        done();
      }, done);
    },
  });
  const chat = createServer((request, response) => {
    void json(request).then((post) => {
      posts.push(/** @type {{ subject: string, state: string }} */ (post));
      response.end('ok');
    });
  });
  const [mailPort, chatPort] = [await portOf(mail.server), await portOf(chat)];
  return {
    mails,
    posts,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'website@church.example',
      ALERT_MAIL_TO: 'office@church.example',
      ALERT_WEBHOOK: `http://127.0.0.1:${chatPort}/hook`,
    },
    stop() {
      mail.server.close();
      chat.close();
    },
  };
}

/** @param {import('node:net').Server} server */
async function portOf(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}
