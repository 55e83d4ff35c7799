/** What a section may ask of the shell, and what the shell expects of a section's modules. One copy at run time. */
export { AccountError, type AccountErrorCode } from './account-error.ts';
export { type Accounts, accounts, provideAccounts } from './accounts.ts';
export { type AuthState, authStore, useAuth, type User } from './auth.ts';
export { useLiveState } from './live-state.ts';
export { useMinute } from './minute.ts';
export {
  type Chapter,
  isPlaying,
  partAt,
  player,
  type PlayerControls,
  type PlayerState,
  playerStore,
  providePlayer,
  type Track,
  usePlayer,
} from './player.ts';
export { type PublicConfig, PublicConfigContext, usePublicConfig } from './public-config.ts';
export { RetryContext, useRetry } from './retry.ts';
export type { LoaderArgs, PageHead, PageImage, PageModule, SectionProps, SlotModule } from './section-module.ts';
export { ServicesContext, useServices } from './services.ts';
export { SettingsContext, useSettings } from './settings.ts';
export { HttpContext, useHttp } from './site-http.ts';
export { Slot, SlotRenderer } from './slot.tsx';
export { toast, type ToastMessage, toastQueue } from './toast.ts';
