type Texts = Readonly<Record<string, string>>;

/** Whether two sets of answers say the same, as the rules read them: without the blanks around them. */
export function sameAnswers(a: Texts, b: Texts): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim());
}
