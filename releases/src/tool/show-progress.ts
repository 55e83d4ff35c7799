/** A line that counts up, for people at a terminal; nothing for a file or a program. */
export function showProgress(stream: NodeJS.WriteStream): (share: number) => void {
  if (!stream.isTTY) return () => undefined;
  return (share) => void stream.write(`\rUploading … ${Math.floor(share * 100)} %${share === 1 ? '\n' : ''}`);
}
