interface Answer {
  readonly text: string;
  readonly body: unknown;
}

/** More calls than the pages of a site make. */
const MOST_CALLS = 64;

/**
 * Parses the content API's answers. An answer with the same text as the last one to its call is the same object, for most
 * documents are made of content that did not change. It is frozen, so that no document can change another one's content.
 */
export function createAnswerParser(): (text: string, path: string) => unknown {
  const answers = new Map<string, Answer>();
  return (text, path) => {
    const last = answers.get(path);
    const answer = last?.text === text ? last : { text, body: deepFreeze(JSON.parse(text)) };
    // The call that was made longest ago is the first to go.
    answers.delete(path);
    answers.set(path, answer);
    if (answers.size > MOST_CALLS) answers.delete(answers.keys().next().value ?? '');
    return answer.body;
  };
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
