import { toast } from 'shared/shell-api';
import { Button } from 'shared/ui/button';
import { Icon } from '../../icons/icon.tsx';
import { shareEvent } from './share-event.ts';

export function ShareButton() {
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Icon name="share" />
      Share
    </Button>
  );
}

async function share(): Promise<void> {
  const outcome = await shareEvent(window.location.href);
  if (outcome === 'unsupported') window.alert('Sharing is not supported in this browser.');
  if (outcome === 'failed') toast.error('Sharing did not work. You can copy the address of this page instead.');
}
