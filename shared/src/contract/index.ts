/** What the deployables agree on. A change here is a change of the contract, and is reviewed as one. */
export { type Container, isContainer } from './container.ts';
export { CONTRACT_VERSION } from './contract-version.ts';
export { addressAttributes, entryAddress, entryIdIn, entryParameter } from './entry-address.ts';
export { answerProblem, tidyAnswer } from './forms/answer.ts';
export { type FieldName, FIELDS, isFieldName } from './forms/fields.ts';
export { type FieldOf, type FormName, FORMS } from './forms/forms.ts';
export {
  FORM_NOT_SENT,
  FORM_SENT,
  FORM_STORED,
  FORM_THANKS,
  NO_ANSWER,
  SEND_AGAIN,
  SITE_FAILED,
} from './forms/messages.ts';
export { describeRefusal, type FieldProblem, isRefusal, refusalMessage } from './forms/refusal.ts';
export { FORM_HEADERS, HOMEPAGE, MESSAGE_PARAMETERS, OWN_EMAIL_ACCOUNT } from './forms/submission.ts';
export { assetPath, formatLock, parseLock, releaseName, releaseNameOf } from './lock.ts';
export { MAIN_MENU, type MenuGroup, type MenuLink } from './main-menu.ts';
export {
  hasSizes,
  parsePictureAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  type PictureFormat,
  type PictureSize,
  type PictureWidth,
} from './picture.ts';
export { type RegistrationFault, registrationFaults, StrictDefinition } from './registration-faults.ts';
export { Remote, ShellRemote } from './remote.ts';
export type {
  DraftPreview,
  Preview,
  ReleasePreview,
  RenderJob,
  RenderResult,
  SectionRelease,
  ServerFiles,
  ShellServer,
  VerifiedFiles,
} from './render-job.ts';
export { beforeParameter, routeAt, withParameter } from './route-path.ts';
export { Lock, LockAnswer, RouteTable } from './route-table.ts';
export { VITALS_REPORT_LIMIT, type VitalsPlan, VitalsReport } from './vitals-report.ts';
export {
  ComingPage,
  type EntryList,
  FRAME_SLOTS,
  NavigationItem,
  RemoteDefinition,
  RouteDefinition,
  SlotDefinition,
} from './remote-definition.ts';
export type { SectionFailure, SectionOutcome, SectionSuccess } from './section-failure.ts';
