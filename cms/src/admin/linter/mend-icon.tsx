/** A list of which one line is ticked. */
export function MendIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M3 6l2 2 3-4M3 13h5M3 19h5M12 6h9M12 13h9M12 19h9" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
