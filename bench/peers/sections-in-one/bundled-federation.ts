import type { Federation } from '../../../shell/src/federation/federation.ts';
import { SECTION_DEFINITIONS } from './section-definitions.ts';
import { SECTION_IMPORTS } from './section-imports.ts';

/** In place of the shell's: the sections are parts of the same application, and the bundler knows where they are. */
export function createFederation(): Federation {
  return {
    forget: () => undefined,
    load: (_remote, expose) => {
      const [kind, name = ''] = expose.split('/');
      const section = SECTION_DEFINITIONS.find(({ routes, slots }) =>
        kind === 'pages' ? routes.some(({ page }) => page === name) : slots.some((slot) => slot.expose === name),
      );
      const imports = SECTION_IMPORTS[section?.name ?? ''];
      if (!imports) return Promise.reject(new Error(`No section of the bundle has ${expose}.`));
      return kind === 'pages' ? imports.pages(name) : imports.slots(name);
    },
  };
}
