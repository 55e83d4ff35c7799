const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : value);

/**
 * `{data: {email: ' ', lastName: 'Okafor '}}` becomes `{data: {lastName: 'Okafor'}}`; NUL goes, which PostgreSQL does not take. The site's forms send every
 * field, empty ones as ''; Strapi would answer 400 for an optional e-mail address of ''. Anything that is not such
 * a body is handed on as it came, for Strapi to refuse.
 */
export function withoutBlanks(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.data)) return body;
  const fields = Object.entries(body.data).map(([name, value]) => [name, trimmed(value)] as const);
  return { ...body, data: Object.fromEntries(fields.filter(([, value]) => value !== '')) };
}
