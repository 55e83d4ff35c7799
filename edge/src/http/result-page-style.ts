/** The site's colours, copied from shared/ui/tokens.css: this page must not depend on a release. */
export const STYLE = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; color: #1b1a2e; font: 1.125rem/1.6 'Source Sans 3', 'Segoe UI', system-ui, sans-serif;
  background: #fbf7f0 radial-gradient(120% 60% at 90% 0, #f8e3b6, rgb(248 227 182 / 0)) no-repeat; }
header, main { max-width: 42rem; margin: 0 auto; padding: 1.25rem clamp(1.25rem, 4vw, 2.5rem); }
header a { display: inline-flex; align-items: center; min-height: 2.75rem; color: #1b1a2e; font: 600 1.25rem/1.2 Georgia, serif;
  text-decoration: none; }
main { padding-top: clamp(2rem, 8vw, 5rem); padding-bottom: 4rem; }
h1 { margin: 0 0 1rem; font: 600 clamp(1.875rem, 1.4rem + 2.2vw, 2.75rem)/1.15 Georgia, serif; text-wrap: balance;
  overflow-wrap: anywhere; }
p { margin: 0 0 1rem; }
dl { margin: 0 0 1.5rem; padding: 1rem 1.25rem; background: #fbe9e4; border-radius: 0.75rem; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0; }
dd + dt { margin-top: 0.75rem; }
.on { display: inline-flex; align-items: center; box-sizing: border-box; min-height: 2.75rem; margin-top: 1rem;
  padding: 0.5rem 1.5rem; color: #fbf7f0; background: #2c2a6b; border-radius: 999px; font-weight: 600; line-height: 1.3;
  text-decoration: none; }
.on:hover { background: #1f1d52; }
a:focus-visible { outline: 3px solid #2c2a6b; outline-offset: 3px; border-radius: 999px; }
.on.quiet { padding: 0; color: #2c2a6b; background: none; text-decoration: underline; }
`;
