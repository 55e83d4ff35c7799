export { default } from 'tooling/jest/node';
