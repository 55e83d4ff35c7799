/** HTML that a section's server build has made. A browser that hydrates it leaves it as it is, and needs no text. */
export function ServerMarkup({ html = '' }: { readonly html?: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
