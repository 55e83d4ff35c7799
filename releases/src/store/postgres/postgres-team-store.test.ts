import type { Answer, OnMessage } from 'database';
import { setImmediate as settle } from 'node:timers/promises';
import { silentLog } from '../../testing/silent-log.ts';
import { followTeams } from './postgres-team-store.ts';

const team = (name: string): Answer => ({
  rows: [{ teams: { [name]: { sections: [], tokens: [], keys: [] } } }],
  count: 1,
});

it('reads the teams one at a time, so an older answer never comes last', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const query = () => new Promise<Answer>((resolve) => answers.push(resolve));
  let tell: OnMessage = () => undefined;
  const listen = (_channel: string, onMessage: OnMessage) => {
    tell = onMessage;
    return () => undefined;
  };
  const following = followTeams({ database: { listen }, lastAnswers: { query }, log: silentLog });
  answers[0]?.(team('first'));
  const teams = await following;
  for (let notification = 0; notification < 3; notification += 1) {
    tell(undefined);
    await settle();
  }
  expect(answers).toHaveLength(2);
  answers[1]?.(team('older'));
  await settle();
  answers[2]?.(team('newer'));
  await settle();
  expect(Object.keys(await teams.read())).toEqual(['newer']);
  expect(answers).toHaveLength(3);
  teams.stop();
});
