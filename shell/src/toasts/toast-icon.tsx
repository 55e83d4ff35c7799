/** A tick or an exclamation mark, so that the colour is not the only sign. */
export function ToastIcon({ type }: { readonly type: string }) {
  const shape = type === 'error' ? 'M12 6.5v7M12 17.2v.1' : 'm7 12.5 3.5 3.5L17 8.5';
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d={shape} />
    </svg>
  );
}
