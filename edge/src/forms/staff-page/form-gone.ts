import { RequestRefused } from 'releases/serving';

/** A form leaves the list by itself, when it has been delivered. */
export class FormGone extends RequestRefused {
  constructor() {
    super(409, 'The form is not there any more, or is on its way this very moment: look at the list of forms again.');
  }
}
