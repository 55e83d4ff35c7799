import type { SharpConstructor } from 'sharp';

let loaded: Promise<SharpConstructor> | undefined;

/** Formats of photos. What else libvips reads (drawings, documents, fonts) is not for files from outside. */
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

/**
 * The picture library, when the first picture is made: an edge that makes none starts faster, and has its 30 MB for other
 * things.
 */
export function loadSharp(): Promise<SharpConstructor> {
  return (loaded ??= load());
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  // Each picture is made once: what it keeps for the next one is never used.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
