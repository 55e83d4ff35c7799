import { neededByElements } from './needed-by-elements.ts';

let reach: () => void = () => undefined;
const quiet: (() => void)[] = [];
jest.mock('shared/ui/when-idle', () => ({ quietWork: (work: () => void) => quiet.push(work) }));

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      reach = () => tell([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: Observer });
  quiet.length = 0;
  reach = () => undefined;
});
afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

/** The page has rested. */
const rest = () => quiet.forEach((work) => work());

/** A document whose app is asked for. */
function page(html: string) {
  document.body.innerHTML = html;
  const asked = jest.fn();
  const needed = neededByElements().then(asked);
  return { asked, needed };
}

test('a list that goes on further down asks for the app when its end is nearly in view', async () => {
  const { asked, needed } = page('<div data-needs-app="near"></div>');
  expect(quiet).toHaveLength(0);
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  reach();
  await needed;
});

test('a list that goes on by itself asks for it once a visitor reads the page and it has rested, or sooner when its end is nearly in view', async () => {
  const { needed } = page('<div data-needs-app="idle near"></div>');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }));
  rest();
  await needed;
  const sooner = page('<div data-needs-app="idle near"></div>');
  reach();
  await sooner.needed;
});

test.each(['scroll', 'keydown'])(
  'a form asks for it once a visitor reads the page, as a %s says, and the page has rested',
  async (sign) => {
    const { asked, needed } = page('<form data-needs-app="idle"></form>');
    reach();
    rest();
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    rest();
    await needed;
  },
);

test('a form asks for it at once where the tab has its draft', async () => {
  const form = '<form data-needs-app="idle" data-stored="draft"></form>';
  sessionStorage.setItem('draft', '{}');
  await page(form).needed;
  sessionStorage.clear();
});

test('a page that is complete asks for nothing', async () => {
  const { asked } = page('<p>Words</p>');
  reach();
  await Promise.resolve();
  expect(quiet).toHaveLength(0);
  expect(asked).not.toHaveBeenCalled();
});
