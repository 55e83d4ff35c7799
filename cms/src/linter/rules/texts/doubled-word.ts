import { advice, instead } from '../../finding';
import type { Rule } from '../../rule';

/** Words that no sentence has twice in a row. */
const TWICE =
  /\b(the|a|an|of|to|in|on|at|and|or|is|are|was|for|with|from|by|we|you|your|our|will|be|this|as|it)\s+\1\b/i;

/** “Come to the the hall.” */
export const doubledWord: Rule = ({ texts }) =>
  texts.flatMap((place) => {
    const [written, word] = TWICE.exec(place.text) ?? [];
    if (written === undefined || word === undefined) return [];
    return [advice(place, { what: 'A word stands there twice.', mend: instead(word, written) })];
  });
