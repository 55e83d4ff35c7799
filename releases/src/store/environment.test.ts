import { readDataDir } from './environment.ts';

describe('readDataDir', () => {
  it('does not mind other settings that are wrong', () => {
    expect(readDataDir({ PORT: 'abc', DATA_DIR: '/srv/data' })).toBe('/srv/data');
  });
});
