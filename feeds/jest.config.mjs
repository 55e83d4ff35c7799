export { default } from 'tooling/jest/feeds';
