import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { markScrolled } from '../../../../shell/src/browser/mark-scrolled.ts';
import { startPlayer } from '../../../../shell/src/player/start-player.ts';

markScrolled();
startPlayer();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
