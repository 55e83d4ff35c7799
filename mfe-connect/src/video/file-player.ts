import HtmlPlayer from 'react-player/HtmlPlayer';
import { canPlay } from 'react-player/patterns';
import { createPlayer } from './create-player.tsx';

export const Player = createPlayer({ key: 'html', name: 'html', canPlay: canPlay.html, player: HtmlPlayer });
