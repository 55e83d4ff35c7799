import { Link } from 'section-kit/router';
import { useSettings } from 'section-kit/shell-api';

/** The ways to reach the church, as the end of a sentence: 'hi@church.example, (443) 555-0177, or our contact form.' */
export function ContactWays() {
  const { phone, email } = useSettings();
  return (
    <>
      {email && (
        <>
          <a href={`mailto:${email}`}>{email}</a>,{' '}
        </>
      )}
      {phone && `${phone}, `}
      {email || phone ? 'or ' : 'write to us by '}
      <Link to="/connect/contact-us">our contact form</Link>.
    </>
  );
}
