import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a visitor does, by label. */
export async function fill(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await userEvent.type(screen.getByLabelText(label), answer);
}

/** Who writes. */
export const RUTH = {
  'First name': 'Ruth',
  'Last name': 'Okafor',
  Email: 'ruth@example.org',
  'Phone number': '4105550142',
};
