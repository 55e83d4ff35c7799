import { Link, useNavigate } from 'shared/router';
import { ButtonOrLink } from 'shared/ui/button';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { linkClass } from 'shared/ui/link';
import picture from '../pictures/not-found.svg';
import styles from './not-found.module.css';

interface NotFoundProps {
  /** The title of the announced page. */
  readonly coming?: string | undefined;
}

/** For an address without a page, and for a routing error. The title bar has the `h1`. */
export function NotFound({ coming }: NotFoundProps) {
  const navigate = useNavigate();
  // A new tab has no page to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Container className={styles.content}>
      <LazyImage eager src={picture} alt="" width={1600} height={900} className={styles.picture} />
      <div className={styles.text}>
        {coming ? <Coming title={coming} /> : <Nowhere />}
        <p className={styles.ways}>
          <ButtonOrLink href="/" onClick={goBack}>
            Go back
          </ButtonOrLink>
          {coming ? (
            <Link to="/connect/contact-us" className={linkClass()}>
              Ask us about it
            </Link>
          ) : (
            <Link to="/" className={linkClass()}>
              To the home page
            </Link>
          )}
        </p>
      </div>
    </Container>
  );
}

function Nowhere() {
  return (
    <>
      <p className={styles.lead}>This path leads nowhere, but you are not lost.</p>
      <p>
        The page may have moved, or its address was mistyped. Go back to where you came from, or start again from the
        home page; everything is a step from there.
      </p>
    </>
  );
}

function Coming({ title }: { readonly title: string }) {
  return (
    <>
      <p className={styles.lead}>This page is coming.</p>
      <p>
        We are still writing about “{title}”. If you would like to know more today, or lend a hand, ask us: a person
        answers.
      </p>
    </>
  );
}
