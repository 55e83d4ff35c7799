import { HOMEPAGE } from 'shared/contract';

/** What stands in a form's field that no person sees. */
export function homepageIn(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get(HOMEPAGE) ?? '').trim() : '';
}
