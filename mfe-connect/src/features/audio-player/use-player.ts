import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayer, type Player } from './player.ts';
import { IDLE, type PlayerState } from './player-state.ts';

/** The page's player, silenced when the page goes. */
export function usePlayer(): Player {
  const [player] = useState(() => createPlayer());
  useEffect(() => () => player.stop(), [player]);
  return player;
}

/** A part of the player's state, followed. @param select returns a primitive, or a value that keeps its identity */
export function usePlayerState<T>(player: Player, select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    player.subscribe,
    () => select(player.getState()),
    () => select(IDLE),
  );
}
