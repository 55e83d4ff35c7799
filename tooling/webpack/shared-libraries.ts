/**
 * Libraries that the shell provides to every section. Sections build no copy (`import: false`).
 * The shell's own table, with the libraries themselves, is shell/src/federation/shared-libraries.ts.
 */
const REACT = '^19.3.0';
const SHELL_API = '^1.1.0';

function fromShell(requiredVersion: string) {
  return { singleton: true, import: false as const, requiredVersion };
}

export const sharedLibraries = {
  react: fromShell(REACT),
  'react-dom': fromShell(REACT),
  'react/jsx-runtime': fromShell(REACT),
  'shared/router': fromShell(SHELL_API),
  'shared/shell-api': fromShell(SHELL_API),
};
