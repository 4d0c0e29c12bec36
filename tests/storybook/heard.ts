import { format } from 'node:util';
import type { ConsoleMessage, Page } from '@playwright/test';

/** Long enough to know it again; React prints the tree after it. */
const MOST = 300;

/** What is nobody's mistake. */
function isUsual(message: ConsoleMessage): boolean {
  const text = message.text();
  // a call that a mock refuses, told by the browser itself: what the page makes of it is what counts
  if (text.startsWith('Failed to load resource')) return new URL(message.location().url).pathname.startsWith('/api/');
  // Storybook, of itself: it looks through the window of an event that a spy was called with
  return text.startsWith('Accessing the Story Store is deprecated');
}

/** What is said with `%s` in it, in one line. */
function wordsOf(message: ConsoleMessage): string {
  const [first, ...rest] = message.args().map(String);
  const said = first === undefined ? message.text() : format(first, ...rest);
  return `${message.type()}: ${said.replaceAll(/\s+/g, ' ').slice(0, MOST)}`;
}

/**
 * Listens to what goes wrong in a page without anybody seeing it: what nobody catches, and the errors and warnings of the
 * console (React's among them), of its frames too.
 * @returns takes what was heard since it was asked last, a line each
 */
export function listenTo(page: Page): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`nobody caught: ${message}`));
  page.on('console', (message) => {
    if (/^(?:error|warning|assert)$/.test(message.type()) && !isUsual(message)) heard.push(wordsOf(message));
  });
  return () => heard.splice(0);
}

/**
 * @param heard what {@link listenTo} took
 * @param expected words of each line that a story foresees (its parameter `expectedErrors`)
 * @returns a line for everything that was heard and not foreseen, and for what was foreseen and did not come
 */
export function unexpected(heard: string[], expected: readonly string[]): string[] {
  const unforeseen = heard.filter((line) => !expected.some((words) => line.includes(words)));
  const missing = expected.filter((words) => !heard.some((line) => line.includes(words)));
  return [...unforeseen, ...missing.map((words) => `foresees what does not come: ${words}`)];
}
