import { execFileSync } from 'node:child_process';
import { aptInstall, canAptInstall } from './apt-install.mjs';

export const NO_JAVA =
  'The markup was not checked: the W3C checker needs Java 17 or newer, and there is none here. ' +
  'Debian and Ubuntu: `apt-get install default-jre-headless`; else name one by JAVA_PATH.';

/**
 * Java for the W3C's checker: the machine's own, else Debian's package.
 * @returns {Promise<string | undefined>} its command; undefined: not available
 */
export async function ensureJava() {
  const java = process.env.JAVA_PATH || 'java';
  if (!runs(java) && canAptInstall()) await aptInstall('default-jre-headless').catch(() => undefined);
  return runs(java) ? java : undefined;
}

/** Runs it, because macOS has a `java` that only prints where to download Java. @param {string} java */
function runs(java) {
  try {
    execFileSync(java, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
