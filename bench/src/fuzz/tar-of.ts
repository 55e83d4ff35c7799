const BLOCK = 512;

/** An archive with the names as they are (POSIX ustar): what packs for others would refuse or mend some of them. */
export function tarOf(files: readonly (readonly [name: string, text: unknown])[]): Buffer {
  const entries = files.flatMap(([name, text]) => {
    const body = Buffer.from(String(text));
    return [headerOf(name, body.length), body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)];
  });
  return Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]);
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  // A link, where the name says so.
  header.write(name.length % 7 === 3 ? '2' : '0', 156);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
