import { canPlay } from 'react-player/patterns';
import { createPlayer } from '../create-player.tsx';
import { YouTubeEngine } from './youtube-engine.tsx';

export const Player = createPlayer({
  key: 'youtube',
  name: 'YouTube',
  canPlay: canPlay.youtube,
  player: YouTubeEngine,
});
