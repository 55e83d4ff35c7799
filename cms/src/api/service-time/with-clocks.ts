const TIMES = ['startTime', 'endTime'];

/** An answer, if there is one, whose times are `HH:MM:SS`, as those of events. SQLite adds milliseconds, Postgres does not. */
export function withClocks<Answer>(answer: Answer): Answer {
  if (answer === undefined) return answer;
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (isTime(key, value) ? value.slice(0, 8) : value)));
}

function isTime(key: string, value: unknown): value is string {
  return TIMES.includes(key) && typeof value === 'string';
}
