import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Container } from 'shared/ui/container';
import { StateMessage } from 'shared/ui/state-message';
import styles from './unreachable.module.css';

/** For an unknown address while the site cannot be reached. The title bar has the `h1`. */
export function Unreachable() {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // Only a navigation searches for pages that the routes lack.
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
