import type { Config } from '../config/config.ts';

/** What documents need to know of the edge's settings. */
export type DocumentSettings = ReturnType<typeof documentSettings>;

export function documentSettings({ publicUrl, publicConfig, render }: Config) {
  return { publicUrl, publicConfig, budgetMs: render.budgetMs };
}
