import fc from 'fast-check';
import type { Teams } from './team.ts';
import { authenticate, createToken } from './token.ts';

const created = '2026-11-21T00:00:00.000Z';

function teamsWith(...tokens: { id: string; hash: string }[]): Teams {
  const own = tokens.map(({ id, hash }) => ({ id, hash, created }));
  return { music: { sections: ['connect'], operator: false, tokens: own, keys: [] } };
}

describe('a token', () => {
  it('opens its team’s sections', () => {
    const token = createToken();
    expect(authenticate(teamsWith(token), token.text)).toEqual({
      team: 'music',
      tokenId: token.id,
      operator: false,
      sections: ['connect'],
    });
  });

  it('is not stored', () => {
    const token = createToken();
    expect(JSON.stringify(teamsWith(token))).not.toContain(token.text.slice(-43));
  });

  it('opens nothing once it is revoked, nor with another’s name', () => {
    const [mine, other] = [createToken(), createToken()];
    expect(authenticate(teamsWith(other), mine.text)).toBeNull();
    expect(authenticate(teamsWith(other), mine.text.replace(mine.id, other.id))).toBeNull();
  });

  it('is never guessed', () => {
    const teams = teamsWith(createToken());
    const tokens = fc.oneof(
      fc.string(),
      fc.base64String().map((text) => `soteria_${text.slice(0, 8)}_${text.slice(8)}`),
    );
    fc.assert(fc.property(tokens, (text) => authenticate(teams, text) === null));
  });
});
