import type { FastifyBaseLogger } from 'fastify';
import type { Candidate } from './candidate.ts';
import type { ServingSite } from './serving-site.ts';
import type { OpenRenderer } from './renderer.ts';

/** A candidate that has to draw its pages. */
export interface RenderCheck {
  readonly candidate: Candidate;
  readonly site: ServingSite;
  readonly openRenderer: OpenRenderer;
  readonly log: FastifyBaseLogger;
}

export interface RenderLimits {
  /** For the content of one document, and for its drawing. Visitors wait less, but here the worker is cold. */
  readonly budgetMs: number;
  /** A render that takes longer is ended with its worker. */
  readonly limitMs: number;
  /** No document is begun later than this after the first. */
  readonly inAllMs: number;
  readonly memoryMb: number;
}
