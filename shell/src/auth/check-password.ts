import { type Auth, type PasswordValidationStatus, validatePassword } from 'firebase/auth';
import { AccountError } from 'shared/shell-api';
import { codeOf } from './account-error.ts';

/** Specification, section 5. */
const DEFAULT_MINIMUM_LENGTH = 6;

type Met = Omit<PasswordValidationStatus, 'isValid' | 'passwordPolicy'>;

/** @throws {@link AccountError} that names the unmet requirements of the provider's policy, or of the default one */
export async function checkPassword(auth: Auth, password: string): Promise<void> {
  const missing = await missingRequirements(auth, password);
  if (missing.length === 0) return;
  const list = new Intl.ListFormat('en-US').format(missing);
  throw new AccountError(
    'auth/password-does-not-meet-requirements',
    `Please choose another password: it needs ${list}.`,
  );
}

async function missingRequirements(auth: Auth, password: string): Promise<string[]> {
  const status = await validatePassword(auth, password).catch(unlessOffline);
  // A policy that is not enforced is only a draft.
  if (status?.passwordPolicy.enforcementState !== 'ENFORCE') {
    return inWords({ meetsMinPasswordLength: password.length >= DEFAULT_MINIMUM_LENGTH }, {});
  }
  return inWords(status, status.passwordPolicy.customStrengthOptions);
}

/** A provider without policies (the emulator) checks the password when it creates the account. */
function unlessOffline(error: unknown): null {
  if (codeOf(error) === 'auth/network-request-failed') throw error;
  return null;
}

function inWords(met: Met, { minPasswordLength = DEFAULT_MINIMUM_LENGTH, maxPasswordLength }: PolicyLengths): string[] {
  const requirements: [met: boolean | undefined, words: string][] = [
    [met.meetsMinPasswordLength, `at least ${minPasswordLength} characters`],
    [met.meetsMaxPasswordLength, `at most ${maxPasswordLength} characters`],
    [met.containsLowercaseLetter, 'a lowercase letter'],
    [met.containsUppercaseLetter, 'an uppercase letter'],
    [met.containsNumericCharacter, 'a number'],
    [met.containsNonAlphanumericCharacter, 'a special character'],
  ];
  return requirements.flatMap(([isMet, words]) => (isMet === false ? [words] : []));
}

type PolicyLengths = Pick<
  PasswordValidationStatus['passwordPolicy']['customStrengthOptions'],
  'minPasswordLength' | 'maxPasswordLength'
>;
