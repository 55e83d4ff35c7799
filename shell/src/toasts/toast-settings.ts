/** How a message behaves (specification, sections 4 and 9). */
export const TOAST_SETTINGS = {
  position: 'top-right',
  autoClose: 5000,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: 'touch',
  draggablePercent: 80,
  theme: 'light',
  /** More than these wait for their turn. */
  limit: 3,
} as const;

/** Milliseconds in which a message comes and goes; the token `--duration-toast` says the same to the stylesheet. */
export const TOAST_TRANSITION_MS = 300;
