/** In percent of the visits; undefined without a visit. A visit may fail more than once. */
export function failureShare({ visits, failures }: { visits: number; failures: number }): number | undefined {
  return visits === 0 ? undefined : Math.min(100, (failures / visits) * 100);
}
