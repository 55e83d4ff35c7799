/**
 * A key that names one submission: a random UUID (RFC 9562, version 4). `crypto.randomUUID` is there in secure contexts only, and a
 * phone that tries the site at a laptop's address on plain http is none.
 */
export function submissionKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, index) => hex(marked(byte, index)))
    .join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Version and variant stand in the seventh and the ninth byte. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
