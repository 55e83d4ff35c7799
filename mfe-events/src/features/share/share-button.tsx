import { toast } from 'section-kit/shell-api';
import { Button } from 'shared/ui/button';
import { useHydrated } from 'shared/ui/hydrated';
import { Icon } from '../../icons/icon.tsx';
import styles from './share-button.module.css';
import { shareEvent } from './share-event.ts';

/** Nothing but a script can share: until the page's runs there is no button. */
export function ShareButton() {
  const hydrated = useHydrated();
  return (
    <Button variant="quiet" className={hydrated ? undefined : styles.waiting} onClick={() => void share()}>
      <Icon name="share" />
      Share
    </Button>
  );
}

async function share(): Promise<void> {
  const problem = await shareEvent(window.location.href);
  if (problem === 'unsupported') window.alert('Sharing is not supported in this browser.');
  if (problem === 'failed') toast.error('Sharing did not work. You can copy the address of this page instead.');
}
