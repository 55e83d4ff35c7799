import { liveTexts } from 'shared/content';
import { useLiveState, useSettings } from 'section-kit/shell-api';
import { linkClass, NewTabLink } from 'shared/ui/link';
import styles from './live-line.module.css';

/** The way to the live stream, from an hour before a service until the day after it. Nothing at other times. */
export function LiveLine() {
  const { streamUrl } = useSettings();
  const state = useLiveState();
  if (state.kind === 'none' || streamUrl === '') return null;
  const { text, link } = liveTexts(state);
  return (
    <p>
      <span className={state.kind === 'live' ? styles.live : styles.text}>{text}</span>{' '}
      <NewTabLink className={linkClass()} href={streamUrl}>
        {link}
      </NewTabLink>
    </p>
  );
}
