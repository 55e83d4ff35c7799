import { setImmediate as nextTurn } from 'node:timers/promises';
import { partOf } from '../../testing/part.ts';
import { trialsInMemory } from './trials.ts';

test('a decision that an observation has caused ends before the edge does', async () => {
  const trials = trialsInMemory();
  const decided = jest.fn();
  const part = partOf('a visitor', true);
  trials.run([part.rollout]);
  trials.onEvidence((rollout) => nextTurn().then(() => decided(rollout)));
  trials.add({ part, what: 'visited' });
  await trials.close();
  expect(decided.mock.calls).toEqual([[part.rollout]]);
});
