import { setTimeout as pause } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';
import { attemptOf } from '../log-in-guard/attempt-of';
import { guessedBy } from '../log-in-guard/guessed-by';
import { DEVICE_COOKIE, DEVICE_COOKIE_MS, issueDevice } from '../log-in-guard/known-device';
import { createLogInLimits } from '../log-in-guard/log-in-limits';
import { answerRefusal } from '../public-guard/answer-refusal';
import { networkOf } from '../public-guard/network-of';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Longer than a password takes to be compared: an account that does not exist answers no sooner than one that does. */
const REFUSED_AFTER_MS = 400;

const IS_HTTPS = environment.PANEL_URL.startsWith('https:');

function rememberDevice(ctx: Context, account: string): void {
  ctx.cookies.set(DEVICE_COOKIE, issueDevice(account, Date.now()), {
    httpOnly: true,
    maxAge: DEVICE_COOKIE_MS,
    path: '/admin',
    sameSite: 'strict',
    secure: IS_HTTPS,
    signed: false,
  });
}

/** @returns whether Strapi let the caller in */
async function wasRight(ctx: Context, next: () => Promise<unknown>): Promise<boolean> {
  const soonest = pause(REFUSED_AFTER_MS);
  try {
    await next();
    if (ctx.status >= 400) await soonest;
    return ctx.status < 400;
  } catch (error) {
    await soonest;
    throw error;
  }
}

/**
 * Against guessing of passwords. Strapi's own limit counts one address at one account: an attacker with many addresses, or
 * with a list of accounts, it does not see. It stays in force behind this one.
 */
const logInGuard: Core.MiddlewareFactory = () => {
  const limits = createLogInLimits();

  async function guardPassword(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const attempt = attemptOf(ctx);
    const refusal = await limits.count(attempt);
    if (refusal) return answerRefusal(ctx, refusal);
    if (!(await wasRight(ctx, next))) return;
    await limits.forget(attempt);
    rememberDevice(ctx, attempt.account);
  }

  async function guardToken(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const refusal = await limits.count({ network: networkOf(ctx.ip) });
    if (refusal) answerRefusal(ctx, refusal);
    else await next();
  }

  return async (ctx, next) => {
    // The proxy in front speaks https, whether it says so or not; else a cookie for https only is a 500.
    if (IS_HTTPS) ctx.cookies.secure = true;
    const guessed = guessedBy(ctx.method, ctx.path);
    if (guessed === null) return next();
    return guessed === 'password' ? guardPassword(ctx, next) : guardToken(ctx, next);
  };
};

export default logInGuard;
