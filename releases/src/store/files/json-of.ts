/** What a text says as JSON; undefined when it is none. For texts that a schema will judge. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
