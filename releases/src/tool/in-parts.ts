const PART_BYTES = 64 * 1024;

/** The bytes bit by bit, telling how far it is (0 to 1). */
export function inParts(bytes: Uint8Array, tell: (share: number) => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const part = bytes.subarray(at, at + PART_BYTES);
      at += part.length;
      tell(at / bytes.length);
      controller.enqueue(part);
      if (at === bytes.length) controller.close();
    },
  });
}
