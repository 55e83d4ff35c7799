/** What a section's container runs with: in the shell, and in hosts that are not ours. */
export { bundlerRuntime } from './bundler-runtime.ts';
export { stockContainer } from './stock-container.ts';
