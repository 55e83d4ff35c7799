import type { Page } from '@playwright/test';

/** Lines of the log in which the site itself says what failed, and the browser's own for a request that did (whose answer is no script). */
const REPORTS =
  /^Failed to load resource|^Refused to (execute script|apply style) from|could not be shown\.|was replaced by the stable release|ChunkLoadError|HttpError|ValiError|(GET|POST) \/api\/|Error sending prayer request:|ERR_[A-Z_]+/;

/** Errors that nobody caught, and what the log has beside the reports. Call it before the page is opened. */
export function watchComplaints(page: Page): () => readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => void complaints.push(`unhandled: ${firstLine(error.message)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REPORTS.test(message.text()))
      complaints.push(`log: ${firstLine(message.text())}`);
  });
  return () => [...new Set(complaints)];
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 120) ?? '';
}
