export { TitleBar } from './title-bar.tsx';
