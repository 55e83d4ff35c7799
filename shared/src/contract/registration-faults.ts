import * as v from 'valibot';
import { ComingPage, NavigationItem, RemoteDefinition, RouteDefinition, SlotDefinition } from './remote-definition.ts';

/** A registration with no other keys than the contract's: one that nobody knows is most likely misspelt. For whoever writes the file. */
export const StrictDefinition = v.strictObject({
  ...RemoteDefinition.entries,
  routes: v.array(v.strictObject(RouteDefinition.entries)),
  slots: v.array(v.strictObject(SlotDefinition.entries)),
  coming: v.optional(v.array(v.strictObject(ComingPage.entries))),
  navigation: v.optional(v.array(v.strictObject(NavigationItem.entries))),
});

export interface RegistrationFault {
  /** The key that it is about: `routes.0.tilte`. */
  readonly key: string;
  /** One sentence for a team: what is wrong, and how to mend it. */
  readonly message: string;
  /** No contract has the key. It would be read by nobody. */
  readonly isUnknown: boolean;
}

/**
 * What is wrong with a `remote.json`; empty when nothing is. For whoever writes the file.
 * @param schema of the registration, unless of what a build made of it
 */
export function registrationFaults(
  registration: unknown,
  schema: v.GenericSchema = StrictDefinition,
): readonly RegistrationFault[] {
  const { issues = [] } = v.safeParse(schema, registration);
  const faults = issues.map((issue) => {
    const key = v.getDotPath(issue) ?? '';
    return { key, message: sentenceOf(key, issue), isUnknown: isUnknown(issue) };
  });
  // A misspelt key is why another one is missing.
  return faults.sort((one, other) => Number(other.isUnknown) - Number(one.isUnknown));
}

function isUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

function sentenceOf(key: string, issue: v.BaseIssue<unknown>): string {
  if (isUnknown(issue))
    return `remote.json has the key "${key}", which no contract knows. Mend its spelling, or leave it out.`;
  // Where the contract has words of its own, they say more.
  if (issue.received === 'undefined' && issue.message.startsWith('Invalid'))
    return `remote.json has no "${key}". Add it.`;
  return `In remote.json "${key}" is not valid: ${issue.message}.`;
}
