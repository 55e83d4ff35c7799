import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterTest, originOf, until } from 'releases/testing';
import { startSmtp } from '../../testing/smtp.ts';
import { MailNotSent } from './send-mail.ts';
import { smtpDelivery, type SmtpLimits } from './smtp-delivery.ts';

const MAIL = { from: 'a@church.example', to: 'b@church.example', subject: 'Secret', text: 'secret' };
/** Limits that a test of another one never reaches. */
const PATIENT: SmtpLimits = { connect: 60_000, silence: 60_000, total: 60_000 };

/** A server that answers only what the test wants. */
async function listener(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  const origin = await originOf(server);
  afterTest(() => {
    sockets.forEach((socket) => void socket.destroy());
    server.close();
  });
  return Number(new URL(origin).port);
}

interface Attempted {
  readonly auth?: { readonly user: string; readonly pass: string };
  readonly limits?: SmtpLimits;
}

async function failure(port: number, { auth, limits }: Attempted = {}): Promise<MailNotSent> {
  const server = { host: '127.0.0.1', port, secure: false, ...(auth ? { auth } : {}) };
  const error: unknown = await smtpDelivery(server, limits)(MAIL, 'message-1').catch((reason: unknown) => reason);
  if (!(error instanceof MailNotSent)) throw new Error(`It did not fail as expected: ${String(error)}`);
  return error;
}

describe('a mail server', () => {
  it('gets the message for the recipient alone, and the connection ends', async () => {
    const smtp = await startSmtp();
    await smtpDelivery({ host: 'localhost', port: smtp.port, secure: false })(MAIL, 'message-1');
    expect(smtp.taken.map(({ to }) => to)).toEqual([['b@church.example']]);
    await until(() => smtp.connections() === 0);
  });

  it('gets user and password when there are some', async () => {
    const logins: unknown[] = [];
    const smtp = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    const auth = { user: 'church@example.org', pass: 'p@ss:w/rd' };
    await smtpDelivery({ host: '127.0.0.1', port: smtp.port, secure: false, auth })(MAIL, 'message-1');
    expect(logins).toEqual([['church@example.org', 'p@ss:w/rd']]);
    expect(smtp.taken).toHaveLength(1);
  });

  it('may offer a certificate that nobody signed while it is on this machine', async () => {
    expectCertificateWarning();
    const smtp = await startSmtp({ disabledCommands: [] });
    await smtpDelivery({ host: '127.0.0.1', port: smtp.port, secure: false })(MAIL, 'message-1');
    expect(smtp.taken).toHaveLength(1);
  });

  it('elsewhere has to encrypt before it gets anything', async () => {
    const smtp = await startSmtp();
    // This address means the same machine, but the delivery does not know it.
    const sent = smtpDelivery({ host: '0.0.0.0', port: smtp.port, secure: false })(MAIL, 'message-1');
    await expect(sent).rejects.toThrow('ETLS');
    expect(smtp.taken).toEqual([]);
  });
});

/** The test's mail server warns about its certificate. */
function expectCertificateWarning(): void {
  const warning = jest.spyOn(console, 'error').mockImplementation();
  afterTest(() => warning.mockRestore());
}

describe('a message is not sent, and the reason holds nothing of it,', () => {
  it('when the recipient is refused', async () => {
    const smtp = await startSmtp({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no secret here'), { responseCode: 550 })),
    });
    const { message } = await failure(smtp.port);
    expect(message).toBe(`127.0.0.1:${smtp.port} did not take it: EENVELOPE 550 RCPT TO`);
    expect(smtp.taken).toEqual([]);
  });

  it('when the message is refused', async () => {
    const smtp = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('spam: secret'), { responseCode: 554 })));
      },
    });
    expect((await failure(smtp.port)).message).toBe(`127.0.0.1:${smtp.port} did not take it: EMESSAGE 554 DATA`);
  });

  it('when the password is wrong, which is not told either', async () => {
    const smtp = await startSmtp({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('secret is no password of church')),
    });
    const { message } = await failure(smtp.port, { auth: { user: 'church', pass: 'secret' } });
    expect(message).toMatch(/did not take it: EAUTH 535 AUTH PLAIN$/);
    expect(smtp.taken).toEqual([]);
  });

  it('when nobody vouches for a server that encrypts', async () => {
    expectCertificateWarning();
    const smtp = await startSmtp({ secure: true });
    const sent = smtpDelivery({ host: '127.0.0.1', port: smtp.port, secure: true })(MAIL, 'message-1');
    await expect(sent).rejects.toThrow(/did not take it: ESOCKET CONN$/);
    expect(smtp.taken).toEqual([]);
  });

  it('when nobody listens', async () => {
    const port = await listener(() => undefined);
    const { message } = await failure(port === 1 ? 2 : 1);
    expect(message).toMatch(/^127\.0\.0\.1:1 did not take it: ESOCKET CONN$/);
  });

  it('and may have arrived, when the server falls silent after it', async () => {
    const smtp = await startSmtp({ onData: (stream) => void stream.resume() });
    const limits = { ...PATIENT, silence: 200 };
    expect(await failure(smtp.port, { limits })).toMatchObject({ mayHaveArrived: true });
  });

  it.each([
    ['nobody listens', async () => 1],
    ['the recipient is refused', refusingServer],
  ])('and has not arrived, when %s', async (_name, start) => {
    expect(await failure(await start())).toMatchObject({ mayHaveArrived: false });
  });

  it.each<[string, (socket: Socket) => void, Partial<SmtpLimits>, RegExp]>([
    ['says nothing', () => undefined, { connect: 200 }, /ETIMEDOUT/],
    ['stops answering', (socket) => socket.write('220 church.example\r\n'), { silence: 200 }, /ETIMEDOUT/],
    ['never comes to an end', dribble, { total: 600 }, /EABORT/],
  ])('when the server %s, at its time limit', async (_name, onConnection, limits, reason) => {
    const { message } = await failure(await listener(onConnection), { limits: { ...PATIENT, ...limits } });
    expect(message).toMatch(reason);
  });

  it.each<[string, (socket: Socket) => void, RegExp]>([
    ['hangs up', (socket) => socket.destroy(), /ECONN|ESOCKET/],
    ['speaks something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), /EPROTOCOL/],
  ])('when the server %s', async (_name, onConnection, reason) => {
    const { message } = await failure(await listener(onConnection));
    expect(message).toMatch(reason);
  });
});

async function refusingServer(): Promise<number> {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
    done(Object.assign(new Error('no'), { responseCode: 550 }));
  return (await startSmtp({ onRcptTo })).port;
}

/** Each line comes in time, but the answer never ends. */
function dribble(socket: Socket): void {
  socket.write('220 church.example\r\n');
  socket.once('data', () => {
    const timer = setInterval(() => socket.write('250-STILL\r\n'), 50);
    socket.once('close', () => clearInterval(timer));
  });
}
