import type { Environment } from './environment-schema';
import { parseEnvironment } from './parse-environment';

function readEnvironment(): Environment {
  const parsed = parseEnvironment(process.env);
  if (parsed.ok) return parsed.environment;
  // Thrown from here, the text would reach the operator wrapped in a stack of Strapi's configuration loader.
  process.stderr.write(`${parsed.message}\n`);
  process.exit(1);
}

/** Parsed once: the configuration files are read before any other code of ours runs. */
export const environment = readEnvironment();
