import { createContext } from 'react';

/** The name of a player's frame: react-player hands an engine the properties of a media element alone. */
export const FrameTitle = createContext('');
