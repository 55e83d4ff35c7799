/**
 * How a command is typed where this process was started: `soteria start` on a server, `npm start` in the sources.
 * @param {string} command such as `start` or `release`
 */
export function asTyped(command) {
  if (/\boperations[/\\]src[/\\]main\.mjs$/.test(process.argv[1] ?? '')) return `soteria ${command}`;
  return command === 'start' ? 'npm start' : `npm run ${command} --`;
}
