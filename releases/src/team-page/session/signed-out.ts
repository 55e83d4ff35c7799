import { RequestRefused } from '../../http/request-refused.ts';

/** Only a team that is signed in may do this. */
export class SignedOut extends RequestRefused {
  constructor() {
    super(401, 'Your session is over, or your token was revoked. Nothing was changed; sign in again.');
  }
}
