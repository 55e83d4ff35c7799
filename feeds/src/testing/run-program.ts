import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What a program prints; the server that it asks goes on meanwhile. @throws with its complaint when it fails */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const child = spawn(program, args, { env: { ...process.env, LC_ALL: 'C.UTF-8', ...env }, timeout: 60_000 });
  child.stdin.end(input);
  const [printed, complaint, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaint}`);
  return printed;
}

/** What a script of this folder prints, read as JSON. Its Python has the libraries of feeds. */
export async function runPython(script: string, args: readonly string[], input = ''): Promise<unknown> {
  const python = process.env.FEED_PYTHON ?? 'python3';
  return JSON.parse(await runProgram(python, [`${import.meta.dirname}/${script}`, ...args], { input }));
}
