export { Container } from './container.tsx';
