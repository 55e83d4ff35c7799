import { suspicionOf } from './suspicion-of.ts';

const answers = { firstName: 'Ruth', prayerRequest: 'For my mother, who is in hospital (room 3).' };

describe('a form looks like spam', () => {
  it.each([
    ['with a filled hidden field', { answers, homepage: 'x' }],
    ['when it was sent at once with a link', { answers: { details: 'See www.a.example' }, seconds: 2 }],
    ['with three links', { answers: { details: 'https://a.example http://b.example www.c.example' } }],
    ['with a link for a name', { answers: { firstName: 'www.a.example', details: 'Hello' } }],
    ['with an advertised link', { answers: { details: 'Best CASINO: http://a.example' } }],
  ])('%s', (_name, signs) => {
    expect(suspicionOf(signs)).toEqual(expect.any(String));
  });

  it.each([
    ['as people write it', { answers, seconds: 3, homepage: '' }],
    ['filled in by the browser in no time', { answers, seconds: 1 }],
    ['without JavaScript', { answers }],
    ['with two links', { answers: { details: 'See https://www.a.example and www.b.example' } }],
    ['about a casino', { answers: { prayerRequest: 'My son lost his pay in the casino.' } }],
  ])('but not %s', (_name, signs) => {
    expect(suspicionOf(signs)).toBeNull();
  });
});
