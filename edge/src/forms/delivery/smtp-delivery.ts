import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { SmtpServer } from '../../config/mail.ts';
import { MailNotSent, type SendMail } from './send-mail.ts';

/** Limits in milliseconds. */
export interface SmtpLimits {
  /** How long the server may take to greet. */
  readonly connect: number;
  readonly silence: number;
  readonly total: number;
}

const LIMITS: SmtpLimits = { connect: 4_000, silence: 6_000, total: 9_000 };

/** Sends messages by a mail server. Opens a connection for each, because the church gets few a day. */
export function smtpDelivery(server: SmtpServer, { connect, silence, total }: SmtpLimits = LIMITS): SendMail {
  const transport = createTransport({
    ...server,
    ...encryption(server),
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
  });
  return async (mail, _name, stopping) => {
    const timedOut = AbortSignal.timeout(total);
    const signal = stopping ? AbortSignal.any([timedOut, stopping]) : timedOut;
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw new MailNotSent(`${server.host}:${server.port} did not take it: ${reasonOf(error)}`, isLost(error));
    }
  };
}

/** Requires encryption between machines. On this machine nobody can listen, and localhost rarely has a certificate. */
function encryption({ host, secure }: SmtpServer) {
  const here = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  return { requireTLS: !secure && !here, ignoreTLS: !secure && here };
}

const SmtpError = v.object({
  code: v.string(),
  message: v.string(),
  command: v.optional(v.string()),
  responseCode: v.optional(v.number()),
});

function reasonOf(error: unknown): string {
  const { success, output } = v.safeParse(SmtpError, error);
  if (!success) return 'no reason given';
  return [output.code, output.responseCode, output.command].filter((part) => part !== undefined).join(' ');
}

/** The connection broke or the server fell silent: it may have taken the message, and its answer was lost. */
const LOST = /^(ECONNECTION|ESOCKET|ETIMEDOUT|EABORT)$/;
/** The driver's words where it had no connection yet. */
const NOT_CONNECTED = /^(connect |Connection timeout|Greeting never received|getaddrinfo )/;

function isLost(error: unknown): boolean {
  return (
    v.is(SmtpError, error) &&
    error.responseCode === undefined &&
    LOST.test(error.code) &&
    !NOT_CONNECTED.test(error.message)
  );
}
