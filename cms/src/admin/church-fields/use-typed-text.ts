import { useState } from 'react';

/** While somebody types, a field shows just that; afterwards what the form made of it. */
export function useTypedText(settled: string) {
  const [typed, setTyped] = useState<string | null>(null);
  return { text: typed ?? settled, isTyping: typed !== null, type: setTyped, settle: () => setTyped(null) };
}
