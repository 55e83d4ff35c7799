import { join } from 'node:path';
import { serverConfig } from 'tooling/webpack';
import webpack, { type ExternalItem } from 'webpack';

const program = serverConfig(import.meta.dirname, { soteria: './src/cli/main.ts' });
const doors = serverConfig(import.meta.dirname, {
  elements: './src/doors/elements.ts',
  federation: './src/doors/federation.ts',
  'live-element': './src/doors/live-element.ts',
  router: './src/doors/router.ts',
  server: './src/doors/server.tsx',
  'shell-api': './src/doors/shell-api.ts',
  testing: './src/doors/testing.ts',
});

/** Other doors import these two as sections do: their contexts and stores must be the same. */
const oneCopy: ExternalItem = ({ request = '', contextInfo }, done) => {
  const [, door] = /^(?:shared|\.\.)\/(router|shell-api)(?:\/index\.ts)?$/.exec(request) ?? [];
  const isItself = contextInfo?.issuer?.endsWith(join('doors', `${door}.ts`));
  done(undefined, door && !isItself ? `./${door}.js` : undefined);
};

/** A program, and the modules that sections import. A section's build resolves React. */
export default [
  {
    ...program,
    name: 'section-kit',
    plugins: [new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    output: { ...program.output, path: join(import.meta.dirname, 'dist', 'bin') },
  },
  {
    ...doors,
    name: 'section-kit-doors',
    target: ['web', 'es2022'],
    externalsPresets: {},
    externals: [oneCopy, /^react($|\/)/, /^react-dom($|\/)/, 'react-router-dom', '@testing-library/react'],
    externalsType: 'module' as const,
    output: { ...doors.output, path: join(import.meta.dirname, 'dist', 'doors'), filename: '[name].js' },
  },
];
