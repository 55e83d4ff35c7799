import preset from 'tooling/jest/node';

/** What is packed has a package.json of the same name. */
export default { ...preset, modulePathIgnorePatterns: ['/dist/'] };
