import { appendFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server: appends each mail to a file before it says that it has it. `lastMail` is the number of one that it takes and dies of. */
const [port, file = '', lastMail] = process.argv.slice(2);
let count = 0;

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody@') ? new Error('No such user') : null),
  onData: (stream, { envelope }, done) => {
    void text(stream).then((message) => {
      count += 1;
      appendFileSync(file, `${JSON.stringify({ to: envelope.rcptTo.map(({ address }) => address), message })}\n`);
      if (count === Number(lastMail)) process.kill(process.pid, 'SIGKILL');
      else done();
    });
  },
});
// A client that is killed closes its connection; that is no error of this server.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
