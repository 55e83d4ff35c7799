import fc from 'fast-check';
import { formsView } from './forms-view.ts';

const FORM = { id: 'id', kind: 'member', state: 'waiting', receivedAt: 0, since: 0, attempts: 1 } as const;

/** Lists each tag with the names of its attributes. */
const skeleton = (html: string) =>
  (html.match(/<\/?\w+(\s+[\w-]+(="[^"]*")?)*\s*\/?>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, ''));

const view = (text: string) => String(formsView({ forms: [{ ...FORM, reason: text }], notice: text, operator: true }));

describe('the card of the forms', () => {
  it('has the same elements whatever stands in a reason or a notice', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'script', ' ', 'a', '=', '`', '${') });
    const expected = skeleton(view('x'));
    fc.assert(fc.property(text, (words) => expect(skeleton(view(words))).toEqual(expected)));
  });
});
