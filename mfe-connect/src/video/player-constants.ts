/** The media player's constants (specification, section 9). */
export const PLAYER_WIDTH = 640;
export const PLAYER_HEIGHT = 360;
export const PROGRESS_INTERVAL_MS = 1_000;
/** How long a jump to a position may wait for a player that has just started. */
export const SEEK_ON_PLAY_MS = 5_000;
