/** Width and height of a PNG, from its header (https://www.w3.org/TR/png-3/#11IHDR). @throws when it is none */
export function pngSize(file: Buffer): { readonly width: number; readonly height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This file is no PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
