import type { isContainer } from 'shared/contract';
import type { useHydrated } from 'shared/ui/hydrated';
import type { containerIn } from '../container-in.ts';
import type { toPageModule } from '../module-entry.ts';
import type { runScript, withinFileLimit } from '../run-script.ts';

/**
 * What the shell hands over to code that it loads later. That code imports none of it: a module that two chunks need cannot
 * be joined with others, and every visitor's script would grow.
 */
export interface ShellParts {
  readonly runScript: typeof runScript;
  readonly withinFileLimit: typeof withinFileLimit;
  readonly containerIn: typeof containerIn;
  readonly isContainer: typeof isContainer;
  readonly toPageModule: typeof toPageModule;
  readonly useHydrated: typeof useHydrated;
  /** Shared libraries by name. */
  readonly libraries: Readonly<Record<string, unknown>>;
}
