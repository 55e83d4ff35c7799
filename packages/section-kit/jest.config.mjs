import preset from 'tooling/jest/node';

/** Each has a package.json of a name that is there already. */
export default { ...preset, modulePathIgnorePatterns: ['/dist/', '/templates/'] };
