/** The same for two events that visitors would take for one. */
export const eventKey = (title: string, start: Date) =>
  `${title.trim().replaceAll(/\s+/g, ' ').toLowerCase()} ${start.toISOString()}`;
