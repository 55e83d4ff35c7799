import { type Remote, releaseName, type ShellRemote } from 'shared/contract';
import { satisfies, valid } from 'semver';
import type { Objection } from './objection.ts';

/** A shell speaks the contract versions that semver calls compatible with its own: `^` of the section's has to hold it. */
export function contractObjections(section: Remote, shell: ShellRemote): Objection[] {
  if (shell.contract === undefined) return [];
  // A part of a version ("1") or none at all would be a range that every shell fits.
  const stated = valid(section.contract) !== null;
  if (stated && satisfies(shell.contract, `^${section.contract}`, { includePrerelease: true })) return [];
  const names = [section, shell].map(({ name, version }) => releaseName(name, version));
  const message =
    `${names[0]} was written for contract ${section.contract}, and ${names[1]} speaks ${shell.contract}. ` +
    'Use what that contract has, or publish once a fitting release of the other serves.';
  return [{ rule: 'contract', message }];
}

/** A shell that does not say what it offers could not be held against any section. */
export function silentShell({ name, version, contract, provides }: ShellRemote): Objection[] {
  if (valid(contract) !== null && provides) return [];
  const message =
    `${releaseName(name, version)} does not say what it offers to sections. ` +
    'Build it with the present preset, which writes "contract" and "provides" into remote.json.';
  return [{ rule: 'contract', message }];
}
