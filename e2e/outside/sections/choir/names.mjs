export const version = process.env.RELEASE_VERSION ?? '1.0.0';

/** Two releases may be in one page, so each has a container of its own name. */
export const name = `choir_${version}`.replace(/\W/g, '_');

export const exposes = { './pages/choir': './src/pages/choir.jsx', './slots/rehearsal': './src/slots/rehearsal.jsx' };

/** From the shell: this build has no copy. */
const fromShell = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

export const shared = {
  react: fromShell('^19.3.0'),
  'react-dom': fromShell('^19.3.0'),
  'react/jsx-runtime': fromShell('^19.3.0'),
  'section-kit/router': fromShell('^1.4.0'),
  'section-kit/shell-api': fromShell('^1.4.0'),
};

/** What the page says first. Tests build several releases. */
export const words = JSON.stringify(process.env.CHOIR_WORDS ?? 'Everybody may sing.');
