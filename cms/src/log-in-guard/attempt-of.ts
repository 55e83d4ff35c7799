import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

import { networkOf } from '../public-guard/network-of';
import { DEVICE_COOKIE, knownDevice } from './known-device';
import type { Attempt } from './log-in-limits';

type Context = Parameters<Core.MiddlewareHandler>[0];

const Body = v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) });

/** As a hash: addresses of editors stand in no list, and a long one takes no room. */
function accountOf(body: unknown): string {
  const parsed = v.safeParse(Body, body);
  return createHash('sha256')
    .update(parsed.success ? parsed.output.email : '')
    .digest('base64url');
}

/** Straight from this machine: every proxy says for whom it asks. */
function isLocal(ctx: Context): boolean {
  const peer = ctx.req.socket.remoteAddress ?? '';
  return ctx.get('x-forwarded-for') === '' && ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';
}

/** A try of a password. */
export function attemptOf(ctx: Context): Attempt & { account: string } {
  const account = accountOf(ctx.request.body);
  return {
    network: networkOf(ctx.ip),
    account,
    device: knownDevice(ctx.cookies.get(DEVICE_COOKIE, { signed: false }), account, Date.now()),
    isLocal: isLocal(ctx),
  };
}
