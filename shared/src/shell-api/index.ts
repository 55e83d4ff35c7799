/** What a section may ask of the shell, and what the shell expects of a section's modules. One copy at run time. */
export { type AuthState, authStore, useAuth, type User } from './auth.ts';
export { RetryContext, useRetry } from './retry.ts';
export type { LoaderArgs, PageHead, PageModule, SectionProps, SlotModule } from './section-module.ts';
export { SettingsContext, useSettings } from './settings.ts';
export { Slot, SlotRenderer } from './slot.tsx';
export { toast, type ToastMessage, toastQueue } from './toast.ts';
