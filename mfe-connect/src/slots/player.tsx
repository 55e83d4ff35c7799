export { PlayerBar as Component } from '../features/player-bar/player-bar.tsx';
