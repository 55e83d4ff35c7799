import { repeatEarlyPress, repeatOnceDefined } from './early-presses.ts';

const pressed = jest.fn();

/** A custom element whose behaviour counts what is pressed. */
function define(name: string): void {
  class Counting extends HTMLElement {
    connectedCallback(): void {
      this.addEventListener('click', ({ target }) => pressed(target));
    }
  }
  customElements.define(name, Counting);
}

function show(html: string): HTMLElement[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('button')];
}

beforeAll(repeatOnceDefined);
beforeEach(() => pressed.mockReset());

test('a press before the script of its element is done once that has come, the last one', async () => {
  const [first, second] = show('<x-notes data-live=""><button>A</button><button>B</button></x-notes>');
  first?.click();
  second?.click();
  define('x-notes');
  await customElements.whenDefined('x-notes');
  await Promise.resolve();
  expect(pressed.mock.calls).toEqual([[second]]);
});

test('a press that an element has answered is not repeated, nor one in the menu, nor one that another followed', async () => {
  define('x-ready');
  show('<x-ready data-live=""><button>A</button></x-ready><nav data-live=""><button>Menu</button></nav>')[0]?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  const [early, menu] = show(
    '<x-early data-live=""><button>A</button></x-early><nav data-live=""><button>M</button></nav>',
  );
  early?.click();
  menu?.click();
  define('x-early');
  await customElements.whenDefined('x-early');
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
});

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

describe('a press before the first script', () => {
  beforeEach(byClass);
  afterEach(() => jest.restoreAllMocks());

  test('is done by it', () => {
    expect(presses('<main><button>Play</button></main>')).toBe(1);
  });

  test('is not done again where it worked without: a form, the menu', () => {
    expect(presses('<main><form><button>Send</button></form></main>')).toBe(0);
    expect(presses('<nav><button>Menu</button></nav><main></main>')).toBe(0);
  });

  test('is not taken for one where the keyboard has reached a button', () => {
    expect(presses('<main><button class="focus-visible">Play</button></main>')).toBe(0);
  });

  test('is lost in a browser that does not know the selector, and nothing else is', () => {
    jest.spyOn(document, 'querySelector').mockImplementation(() => {
      throw new SyntaxError('unknown pseudo-class');
    });
    expect(repeatEarlyPress).not.toThrow();
  });
});
