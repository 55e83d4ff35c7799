import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { markScrolled } from '../../../../shell/src/browser/starter/mark-scrolled.ts';
import { runMenu } from '../../../../shell/src/frame/header/run-menu.ts';
import { startPlayer } from '../../../../shell/src/player/start-player.ts';

markScrolled();
runMenu();
startPlayer();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
