import preset from 'tooling/jest/postgres';

/** Packages that are ES modules only; pnpm's own folder comes first in their paths. */
const ES_ONLY = ['\\.pnpm', 'valibot'];

export default { ...preset, transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')})/)`] };
