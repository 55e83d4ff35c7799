export { default } from 'tooling/jest';
