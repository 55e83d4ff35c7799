/** Where an event's details are. */
export function eventAddress(id: string): string {
  return `/event-details?id=${encodeURIComponent(id)}`;
}
