import { differenceText, type ListPart, type PageItem, weeklyText } from 'shared/content';
import { Link } from 'section-kit/router';
import { useServices, useSettings } from 'section-kit/shell-api';
import { FactList } from '../../parts/facts/fact-list.tsx';

/** The entry that is about a ride: the telephone number before it is the site's. */
const RIDE = 'ride';

/** When the church meets, then what staff wrote. */
export function VisitFacts({ list }: { readonly list: ListPart }) {
  const { weekly, next, expect } = useServices();
  const times = weekly.map((service) => [weeklyText(service), service.name].filter(Boolean).join(' · '));
  const different = next.map(differenceText).filter(Boolean);
  return (
    <FactList
      list={list}
      first={[
        ...(times.length + different.length > 0
          ? [{ term: 'Services', detail: <Times weekly={times} different={different} /> }]
          : []),
        ...(expect ? [{ term: 'What to expect', detail: expect }] : []),
      ]}
      detailOf={(item) => (item.key === RIDE ? <Ride item={item} /> : item.text)}
    />
  );
}

interface TimesProps {
  readonly weekly: readonly string[];
  /** What is different in the next days: nobody may overlook it. */
  readonly different: readonly string[];
}

function Times({ weekly, different }: TimesProps) {
  return (
    <>
      {weekly.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {different.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
    </>
  );
}

function Ride({ item: { text } }: { readonly item: PageItem }) {
  const { phone } = useSettings();
  const ask = phone ? `Call ${phone}` : <Link to="/connect/contact-us">Write to us</Link>;
  return (
    <p>
      {ask} {text}
    </p>
  );
}
