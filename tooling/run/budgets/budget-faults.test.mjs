import { budgetFaults } from './budget-faults.mjs';

const HOME = { shell: 100_000, 'content pages/home': 6_000, 'events slots/next-event': 11_000 };

test('a route that stays as it was, or grows by less than its room, is within its budget', () => {
  expect(budgetFaults({ '/': HOME }, { '/': HOME })).toEqual([]);
  expect(budgetFaults({ '/': { ...HOME, shell: 102_000 } }, { '/': HOME })).toEqual([]);
});

test('a route that grows is named, with what grew', () => {
  const [fault, ...others] = budgetFaults({ '/': { ...HOME, 'content pages/home': 12_000 } }, { '/': HOME });
  expect(others).toEqual([]);
  expect(fault).toContain('/ loads 123.0 kB of scripts before it answers; its budget is 119.3 kB.');
  expect(fault).toContain('What grew: content pages/home (12.0 kB, was 6.0 kB).');
});

test('what was not there before is named too', () => {
  const [fault] = budgetFaults({ '/': { ...HOME, 'connect slots/verse': 9_000 } }, { '/': HOME });
  expect(fault).toContain('connect slots/verse (9.0 kB, was 0.0 kB)');
});

test('a new route asks for a budget', () => {
  expect(budgetFaults({ '/': HOME, '/music': HOME }, { '/': HOME })).toEqual([
    expect.stringContaining('/music has no budget yet.'),
  ]);
});
