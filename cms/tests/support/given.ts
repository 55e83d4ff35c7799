/** A variable that global-setup.ts hands to the test files. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need tests/support/global-setup.ts.`);
  return value;
}
