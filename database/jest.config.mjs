export { default } from 'tooling/jest/postgres';
