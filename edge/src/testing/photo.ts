import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** A photo of noise, which compresses badly. */
export function photo(width: number, height: number, format: Format = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a08060', noise } })
    .toFormat(format)
    .toBuffer();
}
