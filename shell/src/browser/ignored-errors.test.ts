import { ignoreSkippedTransitions, rootErrors } from './ignored-errors.ts';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

const info = { componentStack: '' };

it('tells of what React recovered from', () => {
  rootErrors().onRecoverableError(new Error('Minified React error #418; visit …'), info);
  expect(log).toHaveBeenCalledTimes(1);
});

it.each([
  ['what a region has caught', new Error('Recovered.', { cause: new Error('boom') })],
  ['what the server left to the browser', new Error('Minified React error #419; visit …')],
])('leaves %s to those who have reported it', (_, error) => {
  const errors = rootErrors();
  errors.onCaughtError?.(new Error('boom'), info);
  errors.onRecoverableError(error, info);
  expect(log).not.toHaveBeenCalled();
});

beforeAll(ignoreSkippedTransitions);

it.each([
  ['a transition that was skipped', new DOMException('Transition was aborted because of timeout in DOM update'), true],
  ['another exception', new DOMException('The operation was aborted.'), false],
])('%s is ignored, or stays an error', (_, reason, ignored) => {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(ignored);
});
