import { usePublicConfig } from 'section-kit/shell-api';
import { ContactWays } from '../../parts/contact-ways/contact-ways.tsx';
import { Topic } from '../../parts/topic/topic.tsx';
import { Topics } from '../../parts/topic/topics.tsx';

/** What the site knows of a visitor, and for how long. Whoever changes that changes these words in the same commit. */
export function PrivacyNotice() {
  return (
    <Topics>
      <JustLooking />
      <YourBrowser />
      <WritingToUs />
      <YourSay />
    </Topics>
  );
}

function JustLooking() {
  return (
    <Topic title="When you look around">
      <p>
        Pages, pictures and recordings come from this site alone. No other company hears of your visit until you choose
        something of theirs: a video asks YouTube when you press play, and the live stream, giving, directions and our
        pages on social networks are sites of their own.
      </p>
      <p>
        There are no advertisements, nobody follows you from site to site, and there is nothing to sign in to. Some
        visits tell our server how quickly the page came and whether a part of it failed: figures that say nothing about
        you, your device or the page. Our log has the paths that were asked for, without your network address and
        without a word that you typed. To keep misuse out, the server counts requests by network address, and soon
        forgets them.
      </p>
    </Topic>
  );
}

function YourBrowser() {
  return (
    <Topic title="What your browser keeps">
      <p>
        Mostly no cookie at all. While we try a new version of the site with some visitors, one cookie holds a random
        number, so that you keep seeing the same version. It says nothing about you, and ends after a year.
      </p>
      <p>
        What you have written into a form and not sent yet stays in your browser tab, so that a reload loses nothing. It
        is gone once you send or clear the form, or close the tab. The tab also remembers how far down you had read, and
        how much of a video you had seen.
      </p>
      <p>
        Where you stopped listening in the last sixty sermons, and how fast you listen, stays in your browser until you
        clear its data for this site. We never see it.
      </p>
    </Topic>
  );
}

function WritingToUs() {
  const { emailjs } = usePublicConfig();
  return (
    <Topic title="When you write to us">
      <ul>
        <li>
          <strong>A prayer request</strong> is read by our pastor and the prayer team, and never passed on. It is
          deleted after a year. You need not say who you are.
        </li>
        <li>
          <strong>Becoming a member:</strong> your details stay in the church’s register until you ask us to take them
          out.
        </li>
        <li>
          <strong>A message</strong> reaches our office as an email
          {emailjs ? ', by way of the email service EmailJS' : ''}. We keep it as long as it takes to help you.
        </li>
      </ul>
      <p>
        When the place where we keep these cannot be reached, our server holds your form until it has passed it on, and
        then erases it; only a random number and a checksum of it stay for 30 days, so that nothing is taken twice. What
        looks like spam is looked at by a person first. What you write is never part of an address, of a log or of our
        figures.
      </p>
    </Topic>
  );
}

function YourSay() {
  return (
    <Topic title="Your say">
      <p>
        Ask us what we have about you, and have it corrected or deleted: <ContactWays />
      </p>
    </Topic>
  );
}
