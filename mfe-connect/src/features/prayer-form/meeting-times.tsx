import { Link } from 'shared/router';
import { useSettings } from 'shared/shell-api';
import styles from './meeting-times.module.css';

/** When the church prays together: daily at dawn, and on Fridays (specification, section 2). */
export function MeetingTimes() {
  const { phone, address } = useSettings();
  return (
    <dl className={styles.times}>
      <dt>Dawn prayer</dt>
      <dd>
        <strong>Every day, 5:30 AM</strong>, by phone, for half an hour.{' '}
        {phone ? (
          `Ask us for the number to call: ${phone}.`
        ) : (
          <>
            <Link to="/connect/contact-us">Ask us</Link> for the number to call.
          </>
        )}
      </dd>
      <dt>Friday prayer</dt>
      <dd>
        <strong>Fridays, 7:00 PM</strong>, at {address || 'the church'}. Come as you are, and leave when you need to.
      </dd>
    </dl>
  );
}
