import { repeatEarlyPress } from './repeat-early-press.ts';

/** jsdom takes each focus for the keyboard's. A class stands for `:focus-visible`. */
function byClass(): void {
  const query = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => query(selector.replace(':focus-visible', '.focus-visible')));
}

/** Shows a button that has the focus. @returns how often the script presses it */
function presses(html: string): number {
  document.body.innerHTML = html;
  const button = document.body.querySelector('button') as HTMLElement;
  const pressed = jest.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', pressed);
  button.focus();
  repeatEarlyPress();
  return pressed.mock.calls.length;
}

beforeEach(byClass);
afterEach(() => jest.restoreAllMocks());

test('a button that was pressed before the script is pressed again', () => {
  expect(presses('<main><button>Play</button></main>')).toBe(1);
});

test('what works without script is not: a form, the menu', () => {
  expect(presses('<main><form><button>Send</button></form></main>')).toBe(0);
  expect(presses('<nav><button>Menu</button></nav><main></main>')).toBe(0);
});

test('nor is what the keyboard has reached', () => {
  expect(presses('<main><button class="focus-visible">Play</button></main>')).toBe(0);
});

test('a browser that does not know the selector goes on without', () => {
  jest.spyOn(document, 'querySelector').mockImplementation(() => {
    throw new SyntaxError('unknown pseudo-class');
  });
  expect(repeatEarlyPress).not.toThrow();
});
