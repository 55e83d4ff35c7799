import type { Refusal } from './refusal';

export function tooMany(msBeforeNext: number): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many requests: try again in ${seconds} seconds`;
  return { status: 429, name: 'RateLimitError', message, retryAfterSeconds: seconds };
}
