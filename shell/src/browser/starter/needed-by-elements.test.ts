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

test('a list that goes on by itself asks for it when the page has rested, or sooner when its end is nearly in view', async () => {
  const { needed } = page('<div data-needs-app="idle near"></div>');
  quiet.forEach((work) => work());
  await needed;
  const sooner = page('<div data-needs-app="idle near"></div>');
  reach();
  await sooner.needed;
});

test('a form asks for it when the page has rested, and at once where the tab has its draft', async () => {
  const form = '<form data-needs-app="idle" data-stored="draft"></form>';
  const { asked, needed } = page(form);
  reach();
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  quiet.forEach((work) => work());
  await needed;
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
