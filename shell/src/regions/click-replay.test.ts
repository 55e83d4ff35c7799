import { createClickReplay } from './click-replay.ts';

let listened: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
beforeEach(() => void (listened = jest.spyOn(window, 'addEventListener')));
afterEach(() => {
  for (const [type, listener, options] of listened.mock.calls) removeEventListener(type, listener, options);
  listened.mockRestore();
});

/** A region that is not hydrated. @param dropped its clicks are stopped above it, as React does without code */
function region({ dropped, html = '<button>Play</button>' }: { readonly dropped: boolean; readonly html?: string }) {
  document.body.innerHTML = `<div data-section="events">${html}</div>`;
  const place = document.body.firstElementChild as HTMLElement;
  const button = place.querySelector('button') as HTMLElement;
  const clicks = createClickReplay();
  clicks.watch();
  let presses = 0;
  const drop = (event: Event) => event.stopPropagation();
  if (dropped) document.addEventListener('click', drop, { capture: true });
  button.click();
  document.removeEventListener('click', drop, { capture: true });
  button.addEventListener('click', () => (presses += 1));
  return { place, button, clicks, presses: () => presses };
}

describe('a button that was pressed before its region was hydrated', () => {
  it('is pressed once its region is', () => {
    const { place, clicks, presses } = region({ dropped: true });
    expect(clicks.isWaiting(place)).toBe(true);
    clicks.replay(place);
    clicks.replay(place);
    expect(presses()).toBe(1);
  });

  it('is not pressed again where the click has come through', () => {
    const { place, clicks, presses } = region({ dropped: false });
    clicks.replay(place);
    expect(presses()).toBe(0);
  });

  it('is pressed once its region is, also when the app had not started', () => {
    document.body.innerHTML = '<div data-section="events"><button>Play</button></div>';
    const button = document.querySelector('button') as HTMLElement;
    const clicks = createClickReplay();
    button.click();
    clicks.watch();
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    clicks.replay(document.querySelector('div') as HTMLElement);
    expect(presses).toBe(1);
  });

  it('is left to its form, which is sent without script', () => {
    const { place, clicks } = region({
      dropped: true,
      html: '<form onsubmit="return false"><button>Send</button></form>',
    });
    expect(clicks.isWaiting(place)).toBe(false);
  });

  it('is left to its custom element, which has answered', () => {
    const { place, clicks } = region({
      dropped: true,
      html: '<event-count data-live=""><button>Pause</button></event-count>',
    });
    expect(clicks.isWaiting(place)).toBe(false);
  });

  it('is left alone when it is gone', () => {
    const { place, button, clicks, presses } = region({ dropped: true });
    button.remove();
    clicks.replay(place);
    expect(presses()).toBe(0);
  });
});

describe('a link that changes its own page, pressed before its region was hydrated', () => {
  /** Whether the browser would follow the link, as it was pressed last. */
  function controlLink() {
    document.body.innerHTML = '<div data-section="events"><a data-control="" href="#men">Men</a></div>';
    const place = document.body.firstElementChild as HTMLElement;
    const link = place.querySelector('a') as HTMLElement;
    const followed = jest.fn();
    link.addEventListener('click', (event) => followed(!event.defaultPrevented));
    return { place, link, followed, clicks: createClickReplay() };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not followed, and pressed once its region is', () => {
    const { place, link, followed, clicks } = controlLink();
    link.click();
    expect(location.hash).toBe('');
    expect(followed).not.toHaveBeenCalled();
    clicks.replay(place);
    jest.runAllTimers();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('is followed where the region is never hydrated', () => {
    const { link, followed } = controlLink();
    link.click();
    jest.advanceTimersByTime(5_000);
    expect(followed).toHaveBeenCalledWith(true);
  });

  it('does not look taken any more once another press followed', () => {
    const { place, link, clicks } = controlLink();
    link.click();
    expect(link.ariaBusy).toBe('true');
    place.click();
    expect(link.ariaBusy).toBeNull();
    expect(clicks.isWaiting(place)).toBe(false);
  });

  it('is left to the browser when it is to open elsewhere', () => {
    const { place, link, followed, clicks } = controlLink();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(followed).toHaveBeenCalledWith(true);
    expect(clicks.isWaiting(place)).toBe(false);
  });
});
