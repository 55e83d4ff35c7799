import type { Part } from '../judge/rollout-parts.ts';

/** A visitor's part in a rollout to half of the visitors. Each name is another visitor and network. */
export function partOf(name: string, onCandidate: boolean, more: Partial<Part> = {}): Part {
  const version = onCandidate ? '1.1.0' : '1.0.0';
  return {
    section: 'events',
    rollout: 'events@1.1.0 r1',
    version,
    onCandidate,
    chance: 0.5,
    visitor: name,
    network: name,
    ...more,
  };
}
