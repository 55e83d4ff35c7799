import { ContactWays } from '../../parts/contact-ways/contact-ways.tsx';
import { Topic } from '../../parts/topic/topic.tsx';
import { Topics } from '../../parts/topic/topics.tsx';

/** What visitors with a disability can rely on here. Whoever changes that changes these words in the same commit. */
export function AccessibilityStatement() {
  return (
    <Topics>
      <Standard />
      <Works />
      <NotYet />
      <TellUs />
    </Topics>
  );
}

function Standard() {
  return (
    <Topic title="What we hold ourselves to">
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The site conforms to them in part: what is not
        there yet is told below.
      </p>
      <p>
        Each change of the site is tried on every page before you see it, by programs that check these rules and by a
        keyboard alone, in the engine of Chrome and Edge. In Firefox and in Safari’s engine only parts of it are tried.
        Nobody from outside has audited it.
      </p>
    </Topic>
  );
}

function Works() {
  return (
    <Topic title="What you can rely on">
      <ul>
        <li>Everything can be reached and used with a keyboard, and you always see where you are.</li>
        <li>Text may be made twice as large, and every page stays within the screen.</li>
        <li>Screen readers are told of headings, lists, names of fields, mistakes in a form and what has changed.</li>
        <li>
          Who asks their device for less motion gets none that moves by itself, and pictures that change can be stopped.
        </li>
        <li>Every page can be read, and every form can be sent, without JavaScript.</li>
      </ul>
    </Topic>
  );
}

function NotYet() {
  return (
    <Topic title="What is not there yet">
      <ul>
        <li>Some sermons have no transcript. Tell us which one you need.</li>
        <li>
          Videos and the live stream come from other sites. They may have no captions, or some that a program made.
        </li>
        <li>Sites that we lead to, such as the one for giving, have rules of their own.</li>
      </ul>
    </Topic>
  );
}

function TellUs() {
  return (
    <Topic title="Tell us">
      <p>
        Something does not work for you, or you need it in another form, or you want to know whether you can get into
        our building and hear well: <ContactWays />
      </p>
    </Topic>
  );
}
