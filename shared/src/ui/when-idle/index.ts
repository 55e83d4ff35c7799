export { quietWork } from './quiet-work.ts';
export { whenIdle } from './when-idle.ts';
