import { LiveElement } from 'section-kit/live-element';
import { Button } from 'shared/ui/button';
import { Icon } from '../../icons/icon.tsx';
import { runShare, SHARE } from './run-share.ts';
import styles from './share-button.module.css';

/** Nothing but a script can share: until one runs there is no button. */
export function ShareButton() {
  return (
    <LiveElement name={SHARE} behaviour={runShare} className={styles.share}>
      <Button variant="quiet">
        <Icon name="share" />
        Share
      </Button>
    </LiveElement>
  );
}
