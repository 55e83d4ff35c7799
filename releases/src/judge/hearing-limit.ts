/**
 * A third of what one core can render (decision 0023). More visits than that are told apart by nothing but the moment they came, so
 * those that are heard are a fair sample.
 */
const DOCUMENTS_PER_SECOND = 50;
const SECOND_MS = 1_000;

/** Whether one more document may be made for one visitor alone, so that the judge hears what came of it. @param now milliseconds */
export function createHearingLimit(now: () => number): () => boolean {
  let [second, made] = [0, 0];
  return () => {
    const present = Math.floor(now() / SECOND_MS);
    if (present !== second) [second, made] = [present, 0];
    made += 1;
    return made <= DOCUMENTS_PER_SECOND;
  };
}
