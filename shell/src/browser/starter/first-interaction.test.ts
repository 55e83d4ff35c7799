import { firstInteraction } from './first-interaction.ts';

/** Whether the promise has settled by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => false),
  ]);
}

function happens(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = '<p>Words</p><a href="/events"><b>Events</b></a><input>';
});

it.each([
  ['pointerover', 'b'],
  ['pointerdown', 'a'],
  ['focusin', 'input'],
  ['click', 'input'],
])('is a %s at a control', async (type, selector) => {
  const interaction = firstInteraction('by-app');
  happens(type, 'p');
  expect(await isOver(interaction)).toBe(false);
  happens(type, selector);
  expect(await isOver(interaction)).toBe(true);
});

it('was before, where a control has the focus', async () => {
  document.querySelector('input')?.focus();
  expect(await isOver(firstInteraction('by-app'))).toBe(true);
});

it('is none at a link or in the menu, where links lead on by documents', async () => {
  document.body.innerHTML = '<nav data-live=""><button>Menu</button></nav><a href="/events">Events</a><input>';
  const interaction = firstInteraction('by-documents');
  for (const type of ['pointerover', 'pointerdown', 'focusin']) happens(type, 'a');
  document.querySelector('button')?.click();
  await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  expect(await isOver(interaction)).toBe(false);
  happens('pointerover', 'input');
  expect(await isOver(interaction)).toBe(true);
});

it('is a press on the menu, once that is painted', async () => {
  document.body.innerHTML = '<nav data-live=""><button>Menu</button></nav><p data-live=""><button>Pause</button></p>';
  const interaction = firstInteraction('by-app');
  for (const button of document.querySelectorAll('button'))
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector<HTMLElement>('p button')?.click();
  await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  expect(await isOver(interaction)).toBe(false);
  document.querySelector<HTMLElement>('nav button')?.click();
  expect(await isOver(interaction)).toBe(false);
  await interaction;
});
