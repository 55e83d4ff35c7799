import { useEffect } from 'react';
import { Component } from '../../../../../mfe-connect/src/pages/sermons.tsx';
import { FramePlayer } from '../../../../../shell/src/player/frame-player.tsx';
import { startPlayer } from '../../../../../shell/src/player/start-player.ts';
import { RegionEnvironmentContext } from '../../../../../shell/src/regions/region-environment.ts';
import { NO_REGIONS } from '../../../site/no-regions.js';
import { inSite } from '../site.jsx';

export const SermonsPage = inSite((props) => {
  useEffect(startPlayer, []);
  return (
    <RegionEnvironmentContext value={NO_REGIONS}>
      <Component {...props} />
      <FramePlayer />
    </RegionEnvironmentContext>
  );
});
