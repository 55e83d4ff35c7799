import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Release } from '../release.ts';

/** css-loader's description of a stylesheet. */
interface Stylesheet {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/** css-loader's function for the name that a class has in the build. */
type NameClass = (stylesheet: Stylesheet, pattern: string, local: string) => string;

const CLASS = /\.([a-z_][\w-]*)/gi;
/** A name that begins with a digit would be escaped in the stylesheet. */
const PREFIX = /[a-z][\w-]{4}/i;

/**
 * Names of classes, with one prefix per stylesheet: the prefix and the number of the class, or its own name while somebody
 * develops. Documents inline the styles, so short names make each of them smaller. A section's prefix includes its release, so
 * that two releases on one page have no common names. Stylesheets of `shared` have equal names in all sections while their
 * rules are equal, so a second copy in a document compresses to a few bytes.
 */
export function classNames({ section, version, followed }: Release): NameClass {
  return ({ rootContext, resourcePath }, _pattern, local) => {
    const path = relative(rootContext, resourcePath);
    const css = readFileSync(resourcePath, 'utf8');
    const isShared = path.startsWith('..');
    const prefix = prefixOf(isShared ? css : `${section}@${version} ${path}`);
    const number = classesIn(css).indexOf(local);
    // Names of animations are no classes.
    return followed || number < 0 ? `${prefix}-${local}` : `${prefix}${number.toString(36)}`;
  };
}

function prefixOf(identity: string): string {
  return PREFIX.exec(createHash('sha256').update(identity).digest('base64url'))?.[0] ?? '';
}

/** In the order of their first use, which is the same in the browser's and the server's build. */
function classesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(CLASS), ([, name = '']) => name))];
}
