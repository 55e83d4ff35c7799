import type { Config } from '../config.ts';

/** What documents need to know of the edge's settings. */
export function documentSettings({ publicUrl, publicConfig, render }: Config) {
  return { publicUrl, publicConfig, budgetMs: render.budgetMs };
}
