const MARKER = Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1');
const LARGEST = 0xffff - 2 - MARKER.length;

/** The ICC profile of a HEIC: its box `colr` of the type `prof` (ISO/IEC 14496-12, 12.1.5). */
function profileOf(heic: Buffer): Buffer | null {
  const type = heic.indexOf('colrprof', 0, 'latin1');
  if (type < 4) return null;
  const profile = heic.subarray(type + 8, type - 4 + heic.readUInt32BE(type - 4));
  // ICC.1, 7.2: colour space and signature.
  const isRgb = profile.toString('latin1', 16, 20) === 'RGB ' && profile.toString('latin1', 36, 40) === 'acsp';
  return isRgb && profile.length <= LARGEST ? profile : null;
}

/** Says in a JPEG what the colours of its HEIC mean: an iPhone's are those of Display P3, and would look dull. */
export function withColourProfile(jpeg: Buffer, heic: Buffer): Buffer {
  const profile = profileOf(heic);
  if (!profile) return jpeg;
  // ICC.1, annex B.4: a segment APP2 behind the start of the picture.
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + MARKER.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, MARKER, profile, jpeg.subarray(2)]);
}
