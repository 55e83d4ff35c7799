import { join } from 'node:path';
import { serverConfig } from 'tooling/webpack';
import webpack from 'webpack';

const program = serverConfig(import.meta.dirname, { soteria: './src/cli/main.ts' });
const doors = serverConfig(import.meta.dirname, {
  router: './src/doors/router.ts',
  server: './src/doors/server.tsx',
  'shell-api': './src/doors/shell-api.ts',
});

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
    externals: [/^react($|\/)/, /^react-dom($|\/)/, 'react-router-dom'],
    externalsType: 'module' as const,
    output: { ...doors.output, path: join(import.meta.dirname, 'dist', 'doors'), filename: '[name].js' },
  },
];
