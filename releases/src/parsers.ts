/** All parsers of outside data (teams, stores, cookies), for fuzzing. */
export { ArchiveRefused, unpackBuild } from './store/release-files/unpack-build.ts';
export { createOwnCookie } from './http/own-cookie.ts';
export { RequestRefused } from './http/request-refused.ts';
export { readPreview, signPreview } from './preview/preview-pass.ts';
export { TableRefused } from './table/release-error.ts';
export { seal, unseal } from './store/sealed-table.ts';
export { Envelope, openEnvelope } from './store/signing/envelope.ts';
export { ReleaseStatement } from './store/signing/release-statement.ts';
export { ReleaseTable } from './table/release-table.ts';
export { everybodysLock, resolveLock, revokedIn, stableLock } from './table/resolve-lock.ts';
export { readSignedJson, signJson } from './store/files/secrets.ts';
