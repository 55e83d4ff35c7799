import type { Rule } from './rule';
import { distantStart } from './rules/dates/distant-start';
import { endBeforeStart } from './rules/dates/end-before-start';
import { longEvent } from './rules/dates/long-event';
import { nightStart } from './rules/dates/night-start';
import { pastStart } from './rules/dates/past-start';
import { seriesRule } from './rules/dates/series-rule';
import { serviceHours } from './rules/dates/service-hours';
import { timeAgainstStart } from './rules/dates/time-against-start';
import { titleAgainstStart } from './rules/dates/title-against-start';
import { unpublishTooEarly } from './rules/dates/unpublish-too-early';
import { weekdayAgainstDate } from './rules/dates/weekday-against-date';
import { changeWithoutWords } from './rules/entries/change-without-words';
import { chapterOrder } from './rules/entries/chapter-order';
import { doubledEvent } from './rules/entries/doubled-event';
import { exceptionWithoutService } from './rules/entries/exception-without-service';
import { sermonAhead } from './rules/entries/sermon-ahead';
import { sermonWithoutRecording } from './rules/entries/sermon-without-recording';
import { brokenLink } from './rules/links/broken-link';
import { malformedAddress } from './rules/links/malformed-address';
import { malformedEmail } from './rules/links/malformed-email';
import { malformedPhone } from './rules/links/malformed-phone';
import { plainHttp } from './rules/links/plain-http';
import { unclearLink } from './rules/links/unclear-link';
import { unplayedVideo } from './rules/links/unplayed-video';
import { doubledWord } from './rules/texts/doubled-word';
import { emptyHeading } from './rules/texts/empty-heading';
import { fileNameAsPictureText } from './rules/texts/file-name-as-picture-text';
import { headingLevelSkipped } from './rules/texts/heading-level-skipped';
import { missingPictureText } from './rules/texts/missing-picture-text';
import { placeholderText } from './rules/texts/placeholder-text';
import { spacing } from './rules/texts/spacing';
import { titleInCapitals } from './rules/texts/title-in-capitals';

/** All rules, in the order in which their findings are shown. */
export const RULES: Readonly<Record<string, Rule>> = {
  endBeforeStart,
  seriesRule,
  serviceHours,
  weekdayAgainstDate,
  titleAgainstStart,
  timeAgainstStart,
  pastStart,
  distantStart,
  nightStart,
  longEvent,
  unpublishTooEarly,
  doubledEvent,
  changeWithoutWords,
  exceptionWithoutService,
  sermonWithoutRecording,
  sermonAhead,
  chapterOrder,
  brokenLink,
  malformedAddress,
  malformedEmail,
  malformedPhone,
  plainHttp,
  unplayedVideo,
  unclearLink,
  missingPictureText,
  fileNameAsPictureText,
  titleInCapitals,
  placeholderText,
  headingLevelSkipped,
  emptyHeading,
  spacing,
  doubledWord,
};
