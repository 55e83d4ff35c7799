import { alertFaults, unknownMetrics } from './alert-rules.mjs';

const LISTED = '| `soteria_cms_up` | gauge | | 1 or 0 |\n| `soteria_render_duration_seconds` | histogram | | time |\n';

it('names a metric of the rules that no table lists', () => {
  expect(unknownMetrics('expr: soteria_cms_up == 0\nexpr: soteria_cms_upp == 0', LISTED)).toEqual([
    expect.stringContaining('soteria_cms_upp'),
  ]);
});

it('knows the series of a histogram', () => {
  expect(unknownMetrics('rate(soteria_render_duration_seconds_bucket[5m])', LISTED)).toEqual([]);
});

it('names alerts that are explained and not there, or there and not explained', () => {
  const rules = '      - alert: SoteriaOne\n      - alert: SoteriaTwo\n';
  const explained = '| `one` | it is so | do this | `SoteriaOne` |\n| `SoteriaTwo` | means |\n';
  expect(alertFaults(rules, explained)).toEqual([]);
  expect(alertFaults(rules, explained.replace('SoteriaTwo', 'SoteriaThree'))).toEqual([
    expect.stringContaining('what SoteriaTwo means'),
    expect.stringContaining('explains SoteriaThree'),
  ]);
});
