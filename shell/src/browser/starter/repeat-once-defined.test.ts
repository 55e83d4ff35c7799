import { repeatOnceDefined } from './repeat-once-defined.ts';

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
