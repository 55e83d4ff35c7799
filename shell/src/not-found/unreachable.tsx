import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import styles from './unreachable.module.css';

/** For an address of which nothing is known, while the site cannot be asked. Its `h1` is the title bar's. */
export function Unreachable() {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // The same address again is a navigation: only that looks for pages which the routes do not have.
  const retry = () => void navigate(location, { replace: true, state: location.state as unknown });
  return (
    <Container className={styles.content}>
      <StateMessage
        kind="error"
        title="The site cannot be reached right now."
        onRetry={retry}
        retrying={state !== 'idle'}
      >
        Your connection may be gone. Please try again in a moment.
      </StateMessage>
    </Container>
  );
}
