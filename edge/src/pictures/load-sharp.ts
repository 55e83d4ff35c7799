import type { SharpConstructor } from 'sharp';

let loaded: Promise<SharpConstructor> | undefined;

/** Formats of photos. libvips also reads drawings, documents and fonts, which uploads must not use. */
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

/** Loads the picture library with the first picture. An edge that makes none starts faster and saves 30 MB. */
export function loadSharp(): Promise<SharpConstructor> {
  return (loaded ??= load());
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  // Each picture is made once, so the library's cache would never be used.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
