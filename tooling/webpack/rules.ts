import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { Release } from './release.ts';

const require = createRequire(import.meta.url);

export type Target = 'browser' | 'server';

/** A page or a slot with the module in front of it that takes its changes in development. */
const HOT = /^\?hot$/;
const hotPages: RuleSetRule[] = [{ resourceQuery: HOT, loader: require.resolve('./hot/hot-page-loader.cjs') }];

function scripts(target: Target, { development }: Release): RuleSetRule {
  const env = target === 'server' ? { targets: { node: '20.19' } } : { targets: 'defaults and supports es6-module' };
  return {
    test: /\.tsx?$/,
    resourceQuery: { not: [HOT] },
    loader: 'swc-loader',
    options: {
      env,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development && target === 'browser' } },
      },
    },
  };
}

/** What css-loader tells of a stylesheet whose names it asks for. */
interface Stylesheet {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/**
 * Class names that differ by stylesheet, not each by itself: what repeats is compressed, and styles travel in every document.
 * A section's own carry its release, so that two releases on one page do not meet. Of a part that sections share, equal
 * rules have equal names, whoever built them: the second copy in a document costs next to nothing.
 */
function classNames({ section, version }: Release) {
  return ({ rootContext, resourcePath }: Stylesheet, _pattern: string, local: string): string => {
    const path = relative(rootContext, resourcePath);
    const isShared = path.startsWith('..');
    const identity = isShared ? readFileSync(resourcePath) : `${section}@${version} ${path}`;
    return `${local}-${createHash('sha256').update(identity).digest('base64url').slice(0, 5)}`;
  };
}

/** The server build has the names only; the stylesheet itself is the browser build's. */
function styles(target: Target, release: Release): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: classNames(release),
    exportOnlyLocals: target === 'server',
  };
  const extract = target === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  return [
    { test: /\.module\.css$/, use: [...extract, { loader: 'css-loader', options: { modules } }] },
    target === 'browser'
      ? { test: /\.css$/, exclude: /\.module\.css$/, use: [...extract, 'css-loader'], sideEffects: true }
      : { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
  ];
}

/** Pictures and fonts are files of the browser build; the server build knows their addresses only. */
function files(target: Target): RuleSetRule {
  return {
    test: /\.(svg|png|webp|avif|woff2|mp3)$/,
    type: 'asset/resource',
    generator: { filename: 'files/[name].[contenthash:8][ext]', emit: target === 'browser' },
  };
}

/** The weights that pages need, of a font that has them all. */
function fontsByWeight(target: Target): RuleSetRule {
  return {
    test: /\.woff2$/,
    resourceQuery: /^\?weight=\d+(-\d+)?$/,
    type: 'asset/resource',
    loader: require.resolve('../fonts/weights-loader.cjs'),
    generator: {
      filename: ({ filename = '' }) => `files/[name]-${filename.replace(/^.*=/, '')}.[contenthash:8][ext]`,
      emit: target === 'browser',
    },
  };
}

/** Texts with markup pass a sanitizer here, so that none of it reaches the visitor. */
const texts: RuleSetRule = {
  test: /\.html$/,
  type: 'asset/source',
  loader: require.resolve('../html/webpack-loader.cjs'),
};

/**
 * For what pages are drawn with on the server, packages included. Node 20 makes a hidden class for each single object that is
 * written as `{ ...some, more }`, and whatever reads the object is slow; objects made by `Object.assign` share one. Not for
 * programs that read what strangers send: to `Object.assign` a key `__proto__` means something (decision 0037).
 */
export const sharedHiddenClasses: RuleSetRule = {
  test: /\.(tsx?|m?js)$/,
  enforce: 'post',
  loader: 'swc-loader',
  options: {
    isModule: 'unknown',
    env: { targets: { node: '20.19' }, include: ['transform-object-rest-spread'] },
    jsc: {
      parser: { syntax: 'ecmascript' },
      assumptions: { setSpreadProperties: true, ignoreFunctionLength: true },
    },
  },
};

export function rules(target: Target, release: Release): RuleSetRule[] {
  return [
    scripts(target, release),
    ...hotPages,
    ...styles(target, release),
    files(target),
    fontsByWeight(target),
    texts,
  ];
}
