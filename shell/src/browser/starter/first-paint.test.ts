import { firstPaint } from './first-paint.ts';

let draw: () => void = () => undefined;
const done = jest.fn();

function page({ hidden = false, painted = false }): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  Object.assign(performance, { getEntriesByType: () => (painted ? [{ name: 'first-paint' }] : []) });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    draw = () => frame(0);
    return 1;
  });
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  done.mockReset();
});

test('the first frame is drawn, and then some', async () => {
  page({});
  void firstPaint().then(done);
  await pass(500);
  expect(done).not.toHaveBeenCalled();
  draw();
  await pass(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test.each([{ painted: true }, { hidden: true }])('nothing is waited for: %j', async (state) => {
  page(state);
  void firstPaint().then(done);
  await pass(0);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a browser that draws nothing does not stop the app', async () => {
  page({});
  void firstPaint().then(done);
  await pass(1_001);
  expect(done).toHaveBeenCalledTimes(1);
});
