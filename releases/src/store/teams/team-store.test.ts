import { ENGINES } from '../../testing/engines.ts';
import { newTeamKey, teamWith } from '../../testing/signed-releases.ts';

const team = teamWith(['events'], [newTeamKey()]);

describe.each(ENGINES)('the teams on %s', (_engine, startSite) => {
  it('are none at first', async () => {
    expect(await (await startSite()).open().teams.read()).toEqual({});
  });

  it('are known on every edge as soon as they change, in the order in which they came', async () => {
    const site = await startSite();
    for (const name of ['zoe', 'music', 'a'])
      await site.open().teams.change((present) => ({ ...present, [name]: team }));
    const teams = await site.open().teams.read();
    expect(Object.keys(teams)).toEqual(['zoe', 'music', 'a']);
    expect(teams['music']).toEqual(team);
  });

  it('lose no change of many edges at once', async () => {
    const site = await startSite();
    const names = Array.from({ length: 20 }, (_, index) => `team-${index}`);
    await Promise.all(names.map((name) => site.open().teams.change((present) => ({ ...present, [name]: team }))));
    expect(Object.keys(await site.open().teams.read()).sort()).toEqual(names.sort());
  });

  it('stay as they are when a change throws, or makes them wrong', async () => {
    const { teams } = (await startSite()).open();
    await teams.change(() => ({ music: team }));
    const refuse = () => {
      throw new Error('no');
    };
    await expect(teams.change(refuse)).rejects.toThrow('no');
    await expect(teams.change(() => ({ 'No Name': team }))).rejects.toThrow();
    expect(await teams.read()).toEqual({ music: team });
  });
});
