import { keepClicks } from './kept-clicks.ts';

/** A region that is not alive yet. @param dropped whether its clicks end above it, as React has it while there is no code */
function region({ dropped, html = '<button>Play</button>' }: { readonly dropped: boolean; readonly html?: string }) {
  document.body.innerHTML = `<div data-section="events">${html}</div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const button = place.querySelector('button') as HTMLElement;
  const clicks = keepClicks();
  let presses = 0;
  const drop = (event: Event) => event.stopPropagation();
  if (dropped) document.addEventListener('click', drop, { capture: true });
  button.click();
  document.removeEventListener('click', drop, { capture: true });
  button.addEventListener('click', () => (presses += 1));
  return { place, button, clicks, presses: () => presses };
}

describe('a button that was pressed before its region was alive', () => {
  it('is pressed once its region is', () => {
    const { place, clicks, presses } = region({ dropped: true });
    expect(clicks.isKept(place)).toBe(true);
    clicks.alive(place);
    clicks.alive(place);
    expect(presses()).toBe(1);
  });

  it('is not pressed again where the click has come through', () => {
    const { place, clicks, presses } = region({ dropped: false });
    clicks.alive(place);
    expect(presses()).toBe(0);
  });

  it('is left to its form, which is sent without script', () => {
    const { place, clicks } = region({
      dropped: true,
      html: '<form onsubmit="return false"><button>Send</button></form>',
    });
    expect(clicks.isKept(place)).toBe(false);
  });

  it('is left alone when it is gone', () => {
    const { place, button, clicks, presses } = region({ dropped: true });
    button.remove();
    clicks.alive(place);
    expect(presses()).toBe(0);
  });
});
