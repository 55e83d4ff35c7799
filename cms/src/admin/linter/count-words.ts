import type { Finding } from '../../linter/finding';

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** '1 thing would be wrong on the site, and cannot be published. 2 things are advice.' */
export function countWords(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ severity }) => severity === 'wrong').length;
  const advised = findings.length - wrong;
  const sentences = [
    wrong > 0 && `${things(wrong)} would be wrong on the site, and cannot be published.`,
    advised > 0 && `${things(advised)} ${advised === 1 ? 'is' : 'are'} advice.`,
  ];
  return sentences.filter(Boolean).join(' ') || 'Nothing to mend.';
}
