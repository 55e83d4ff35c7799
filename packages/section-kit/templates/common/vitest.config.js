import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests run without federation: `section-kit/testing` stands in for the site. */
export default defineConfig({
  plugins: [react()],
  test: { environment: 'happy-dom', globals: true },
});
