import { type PageHead, useSettings } from 'shared/shell-api';
import { StoreBadges } from '../features/store-badges/store-badges.tsx';
import { NextSteps } from '../parts/next-steps/next-steps.tsx';
import { Split } from '../parts/split/split.tsx';
import picture from '../pictures/mobile-app.svg';

export function head(): PageHead {
  return {
    title: 'Our Mobile App',
    description:
      'The Soteria app: sermons to hear on the way, events with reminders, and prayer at dawn, from Soteria Church in Maryland.',
  };
}

export function Component() {
  const { appStoreUrl, playStoreUrl } = useSettings();
  return (
    <>
      <Split
        title="Soteria in your pocket"
        eyebrow="Our mobile app"
        picture={{
          src: picture,
          alt: 'A hand holding a phone that shows a sunrise over the bay',
          width: 900,
          height: 1100,
        }}
        side="end"
        eager
      >
        <p>
          The app is for the minutes in between: at the bus stop, in the pick-up line, on the night shift. It holds what
          you reach for most, and works where the signal does not.
        </p>
        <ul>
          <li>
            <strong>Sermons</strong> that go on playing when the screen is dark, and can be saved for the road.
          </li>
          <li>
            <strong>Events</strong> with a reminder an hour before, and the way there.
          </li>
          <li>
            <strong>Dawn prayer</strong>, every day at 5:30 AM: one tap, and you are in the call.
          </li>
          <li>
            <strong>Prayer requests</strong>, as private as they are here.
          </li>
        </ul>
        <StoreBadges appStoreUrl={appStoreUrl} playStoreUrl={playStoreUrl} />
      </Split>
      <NextSteps
        title="Until then, all of it is here."
        steps={[
          { to: '/connect/sermons', title: 'Sermons', text: 'Listen here, or take the file with you.' },
          { to: '/events', title: 'Events', text: 'What is coming up, with a countdown.' },
          { to: '/connect/prayer-requests', title: 'Prayer requests', text: 'We pray for every one of them.' },
        ]}
      />
    </>
  );
}
