import { ignoreSkippedTransitions } from './skipped-transitions.ts';

beforeAll(ignoreSkippedTransitions);

it.each([
  ['a transition that was skipped', new DOMException('Transition was aborted because of timeout in DOM update'), true],
  ['another exception', new DOMException('The operation was aborted.'), false],
])('%s is nobody’s error, or stays one', (_, reason, ignored) => {
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(ignored);
});
