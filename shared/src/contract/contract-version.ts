/** Grows with the contract between shell and sections (semver): props, loader arguments, shell API. */
export const CONTRACT_VERSION = '1.6.0';
