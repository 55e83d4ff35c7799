/** Specification, sections 4 and 9. */
export const TOAST_SETTINGS = {
  position: 'top-right',
  autoClose: 5000,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: 'touch',
  draggablePercent: 80,
  theme: 'light',
  /** Further messages wait. */
  limit: 3,
} as const;

/** Milliseconds of the entering and leaving transitions; equals the stylesheet's token `--duration-toast`. */
export const TOAST_TRANSITION_MS = 300;
