import { Fragment, type ReactNode } from 'react';
import type { ListPart } from 'shared/content';
import { Link } from 'section-kit/router';
import { useSettings } from 'section-kit/shell-api';
import styles from './meeting-times.module.css';

/** When the church prays together; to one of the times belongs the site's number, to another its address. */
export function MeetingTimes({ list: { title, items } }: { readonly list: ListPart }) {
  if (items.length === 0) return null;
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <dl className={styles.times}>
        {items.map((item, index) => (
          <Fragment key={index}>
            <dt>{item.title}</dt>
            <dd>
              <strong>{item.note}</strong>
              {item.key === 'friday' ? <Place /> : ', '}
              {item.text}
              {item.key === 'dawn' ? <Number /> : null}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

function Place(): ReactNode {
  const { address } = useSettings();
  return `, at ${address || 'the church'}. `;
}

function Number(): ReactNode {
  const { phone } = useSettings();
  if (phone) return ` Ask us for the number to call: ${phone}.`;
  return (
    <>
      {' '}
      <Link to="/connect/contact-us">Ask us</Link> for the number to call.
    </>
  );
}
