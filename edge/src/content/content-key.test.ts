import { addressOf, contentKey } from './content-key.ts';

const NOW = Date.parse('2026-11-21T12:34:56.789Z');
const keyOf = (query: string, now = NOW) => contentKey('/api/events', new URLSearchParams(query), now);
const upcoming = (moment: string) => `sort=startDate:asc&filters[startDate][$gte]=${moment}&pagination[limit]=3`;

describe('contentKey', () => {
  it('is one for all orders and spellings of a query', () => {
    expect(keyOf('sort=startDate:asc&populate=*')).toBe(keyOf('populate=%2A&sort=startDate%3Aasc'));
    expect(keyOf('pagination[limit]=3')).toBe(keyOf('pagination%5Blimit%5D=3'));
  });

  it('has its parameters in the order of their names', () => {
    expect(keyOf('sort=title&limit=3&populate=image')).toBe('/api/events?limit=3&populate=image&sort=title');
  });

  it('keeps the order of values of one name', () => {
    expect(keyOf('sort=a&sort=b&limit=3')).toBe('/api/events?limit=3&sort=a&sort=b');
    expect(keyOf('sort=b&sort=a')).toBe('/api/events?sort=b&sort=a');
  });

  it('tells different questions apart', () => {
    expect(keyOf('pagination[limit]=3')).not.toBe(keyOf('pagination[limit]=4'));
    expect(contentKey('/api/sermons', new URLSearchParams(), NOW)).not.toBe(keyOf(''));
  });

  it('is one for all moments that mean now', () => {
    const key = keyOf(upcoming('2026-11-21T12:34:00.000Z'));
    expect(keyOf(upcoming('2026-11-21T12:31:00.000Z'))).toBe(key);
    expect(keyOf(upcoming('2026-11-21T12:39:00.000Z'))).toBe(key);
    expect(keyOf(upcoming('2026-11-22T08:00:00.000Z'), Date.parse('2026-11-22T08:00:30Z'))).toBe(key);
  });

  it("is one for each of Maryland's days", () => {
    const ahead = (day: string, at: string) =>
      keyOf(`filters[$or][0][endDate][$gte]=${day}T00:00:00.000Z`, Date.parse(at));
    const key = ahead('2026-11-21', '2026-11-21T12:34:00Z');
    expect(ahead('2026-11-21', '2026-11-22T04:30:00Z')).toBe(key);
    expect(ahead('2026-11-22', '2026-11-22T05:30:00Z')).toBe(key);
    expect(ahead('2026-11-22', '2026-11-22T04:57:00Z')).toBe(key);
    expect(ahead('2026-11-21', '2026-11-22T05:03:00Z')).toBe(key);
    expect(ahead('2026-11-21', '2026-11-22T05:06:00Z')).not.toBe(key);
    expect(ahead('2026-11-20', '2026-11-21T12:34:00Z')).not.toBe(key);
    expect(keyOf('filters[title][$eq]=2026-11-21T00:00:00.000Z')).toContain('2026-11-21');
  });

  it('takes only a comparison of a filter for one of days', () => {
    const today = '2026-11-21T00:00:00.000Z';
    for (const name of ['filters[startDate][$gt]', 'filters[startDate][$gte][x]', 'sort[filters][$gte]'])
      expect(keyOf(`${name}=${today}`)).toContain('2026-11-21');
    expect(keyOf(`filters[startDate][$lt]=${today}`)).not.toContain('2026-11-21');
  });

  it('takes five minutes for now, and no more', () => {
    const at = (moment: string) => keyOf(upcoming(moment), Date.parse('2026-11-21T12:30:00.000Z'));
    const key = at('2026-11-21T12:30:00.000Z');
    expect([at('2026-11-21T12:25:00.000Z'), at('2026-11-21T12:35:00.000Z')]).toEqual([key, key]);
    expect(at('2026-11-21T12:24:59.999Z')).not.toBe(key);
    expect(at('2026-11-21T12:35:00.001Z')).not.toBe(key);
  });

  it('takes the present moment for now only where events are asked for from their start', () => {
    expect(keyOf('filters[endDate][$gte]=2026-11-21T12:34:00.000Z')).toContain('2026-11-21T12%3A34%3A00.000Z');
  });

  it('keeps a moment that does not mean now', () => {
    expect(keyOf(upcoming('2026-11-21T11:00:00.000Z'))).not.toBe(keyOf(upcoming('2026-11-21T12:34:00.000Z')));
  });
});

describe('addressOf', () => {
  it('asks with the present minute', () => {
    const key = keyOf(upcoming('2026-11-21T12:34:00.000Z'));
    const later = Date.parse('2026-11-21T15:00:59Z');
    expect(new URLSearchParams(addressOf(key, later).split('?')[1]).get('filters[startDate][$gte]')).toBe(
      '2026-11-21T15:00:00.000Z',
    );
  });

  it('asks with the present day of Maryland', () => {
    const key = keyOf('filters[startDate][$lt]=2026-11-21T00:00:00.000Z');
    const address = (at: string) => new URLSearchParams(addressOf(key, Date.parse(at)).split('?')[1]);
    const name = 'filters[startDate][$lt]';
    expect(address('2026-11-22T04:30:00Z').get(name)).toBe('2026-11-21T00:00:00.000Z');
    expect(address('2026-11-22T05:30:00Z').get(name)).toBe('2026-11-22T00:00:00.000Z');
  });

  it.each([
    'populate=*&sort=startDate:asc',
    upcoming('2026-11-21T11:00:00.000Z'),
    'filters[endDate][$lt]=2026-01-01T00:00:00.000Z',
    'filters[title][$eq]=now',
    'filters[title][$eq]=today',
    'filters[startDate][$gte]=',
    'filters[endDate][$lt]=',
  ])('leaves everything else as it was asked: %s', (query) => {
    const key = keyOf(query);
    expect(addressOf(key, NOW)).toBe(key);
    expect(new URLSearchParams(key.split('?')[1]).toString().length).toBe(new URLSearchParams(query).toString().length);
  });

  it('needs no query', () => {
    expect(addressOf('/api/latest-sermon', NOW)).toBe('/api/latest-sermon');
  });
});
