export { BelowTheFold } from './below-the-fold.tsx';
