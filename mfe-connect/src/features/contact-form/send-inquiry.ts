import type { InferType } from 'yup';
import type { Submission } from '../../form/submission/submission.ts';
import type { contactSchema } from './contact-schema.ts';
import { EmailFailure } from './email-failure.ts';
import { type EmailService, originOf } from './email-service.ts';
import { templateParams } from './template-params.ts';

export type Inquiry = InferType<typeof contactSchema>;

const TIMEOUT_MS = 20_000;

/** Fetched when a visitor begins to write, not with the page. */
export const loadLibrary = () => import(/* webpackChunkName: "email" */ '@emailjs/browser');

/** Rejects with {@link EmailFailure}, and nothing else. */
export async function sendInquiry(service: EmailService, submission: Submission<keyof Inquiry>): Promise<void> {
  const { serviceId, templateId, publicKey } = service;
  try {
    const { init, send } = await loadLibrary();
    // The origin can be given here only.
    init({ publicKey }, originOf(service));
    await inTime(send(serviceId, templateId, templateParams(service, submission)));
  } catch (cause) {
    throw new EmailFailure(cause);
  }
}

/** The library itself has no time limit. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  await Promise.race([sending, limit]).finally(() => clearTimeout(timer));
}
