import { CONTRACT_VERSION } from 'shared/contract';
import { hostConfig } from 'tooling/webpack';
import { LIBRARY_VERSIONS } from './src/federation/library-versions.ts';

export default hostConfig(import.meta.dirname, { contract: CONTRACT_VERSION, provides: LIBRARY_VERSIONS });
