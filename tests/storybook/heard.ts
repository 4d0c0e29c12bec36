import type { ConsoleMessage, Page } from '@playwright/test';
import { isCall, isOfStorybook, lineOf } from './expected';

/** What the browser says by itself, and is nobody's mistake. */
function isOfBrowser(message: ConsoleMessage): boolean {
  const said = message.text();
  // a frame that takes no scripts refuses those that a walk teaches every page
  if (said.startsWith("Blocked script execution in 'about:srcdoc'")) return true;
  return said.startsWith('Failed to load resource') && isCall(message.location().url);
}

const isComplaint = (message: ConsoleMessage): boolean =>
  /^(?:error|warning|assert)$/.test(message.type()) && !isOfBrowser(message) && !isOfStorybook(message.text());

/**
 * Listens to what goes wrong in a page without anybody seeing it: what nobody catches, and the errors and warnings of the
 * console (React's among them), of its frames too.
 * @returns takes what was heard since it was asked last, a line each
 */
export function listenTo(page: Page): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`nobody caught: ${message}`));
  page.on('console', (message) => {
    if (!isComplaint(message)) return;
    const args = message.args().map(String);
    heard.push(lineOf(message.type(), args.length > 0 ? args : [message.text()]));
  });
  return () => heard.splice(0);
}
