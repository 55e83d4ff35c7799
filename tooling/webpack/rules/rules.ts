import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { classNames } from './class-names.ts';
import type { Release } from '../release.ts';

const require = createRequire(import.meta.url);

export type Target = 'browser' | 'server';

/** Wraps pages and slots in development, so that they accept updates. */
const HOT = /^\?hot$/;
const hotPages: RuleSetRule[] = [{ resourceQuery: HOT, loader: require.resolve('../hot/hot-page-loader.cjs') }];

/**
 * A map as text would keep its absolute paths, and hashes of chunks would depend on them. There must be one: where webpack
 * asks for none, the loader would parse nothing, and never end.
 */
const PARSED_MAPS = { parseMap: true, sourceMaps: true };

function scripts(target: Target, { development }: Release): RuleSetRule {
  const env = target === 'server' ? { targets: { node: '20.19' } } : { targets: 'defaults and supports es6-module' };
  return {
    test: /\.(?:tsx?|jsx)$/,
    resourceQuery: { not: [HOT] },
    loader: 'swc-loader',
    options: {
      env,
      ...PARSED_MAPS,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development && target === 'browser' } },
      },
    },
  };
}

/** The server build has the class names only. */
function styles(target: Target, release: Release): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: classNames(release),
    exportOnlyLocals: target === 'server',
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  // Class names and addresses in a stylesheet have the version, so each version's cached ones are its own.
  const ident = `${release.section}@${release.version}`;
  const css = (options: object) => ({
    loader: 'css-loader',
    options,
    ident: `${ident} ${Object.keys(options).join()}`,
  });
  return [
    { test: /\.module\.css$/, use: [...extract, css({ modules })] },
    target === 'browser'
      ? { test: /\.css$/, exclude: /\.module\.css$/, use: [...extract, css({})], sideEffects: true }
      : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
  ];
}

/** The server build has the addresses of pictures and fonts only. */
function files(target: Target): RuleSetRule {
  return {
    test: /\.(svg|png|webp|avif|woff2|mp3)$/,
    type: 'asset/resource',
    generator: { filename: 'files/[name].[contenthash:8][ext]', emit: target === 'browser' },
  };
}

/** Reduces variable fonts to the weights that pages use. */
function fontsByWeight(target: Target): RuleSetRule {
  return {
    test: /\.woff2$/,
    resourceQuery: /^\?weight=\d+(-\d+)?$/,
    type: 'asset/resource',
    loader: require.resolve('../../fonts/weights-loader.cjs'),
    generator: {
      filename: ({ filename = '' }) => `files/[name]-${filename.replace(/^.*=/, '')}.[contenthash:8][ext]`,
      emit: target === 'browser',
    },
  };
}

/**
 * For code that renders pages on the server, packages included. Node 20 gives each object of `{ ...some, more }` its own
 * hidden class, which makes reading it slow. Objects of `Object.assign` share one. Not for programs that read untrusted
 * data, because `Object.assign` follows a key `__proto__` (decision 0037).
 */
export const sharedHiddenClasses: RuleSetRule = {
  test: /\.(tsx?|m?js)$/,
  enforce: 'post',
  loader: 'swc-loader',
  options: {
    isModule: 'unknown',
    ...PARSED_MAPS,
    env: { targets: { node: '20.19' }, include: ['transform-object-rest-spread'] },
    jsc: {
      parser: { syntax: 'ecmascript' },
      assumptions: { setSpreadProperties: true, ignoreFunctionLength: true },
    },
  },
};

export function rules(target: Target, release: Release): RuleSetRule[] {
  return [scripts(target, release), ...hotPages, ...styles(target, release), files(target), fontsByWeight(target)];
}
