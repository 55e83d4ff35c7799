import { type Gate, startGate as startGateWith } from 'releases/testing';
import { trialRenderer } from '../rendering/trial-renderer.ts';
import { builtRenderWorker } from './render-worker.ts';

/** The gate with the edge's own render worker. */
export async function startGate(): Promise<Gate> {
  return startGateWith(trialRenderer(await builtRenderWorker()));
}
