export { StateMessage } from './state-message.tsx';
