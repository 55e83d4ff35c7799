import { useAuth } from '@strapi/strapi/admin';

import type { Right } from './right';

/** Those of some things that whoever is logged in has the right for. What needs none is for everybody. */
export function useAllowed<Thing extends { right?: Right }>(things: readonly Thing[]): Thing[] {
  const held = useAuth('Allowed', ({ permissions }) => permissions);
  return things.filter(
    ({ right }) => !right || held.some(({ action, subject }) => action === right.action && subject === right.subject),
  );
}
