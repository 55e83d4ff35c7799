export { type FocalPoint, focalPointClass } from './focal-point-class.ts';
