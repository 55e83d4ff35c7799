import { readFileSync } from 'node:fs';
import { TOAST_TRANSITION_MS } from './toast-settings.ts';

test('a message comes and goes in 300 ms, in the script and in the styles', () => {
  const tokens = readFileSync(require.resolve('shared/ui/tokens.css'), 'utf8');
  expect(TOAST_TRANSITION_MS).toBe(300);
  expect(/--duration-toast: (\d+)ms;/.exec(tokens)?.[1]).toBe('300');
});
