export const HOOK_SECRET = 'the secret of the test run';
