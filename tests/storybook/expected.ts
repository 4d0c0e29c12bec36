/** Long enough to know it again; React prints the tree after it. */
const MOST = 300;

/** What is said with `%s` in it, in one line. @param args what the console was called with, each as a text */
export function lineOf(type: string, [said = '', ...rest]: string[]): string {
  const filled = said.replaceAll(/%[so]/g, (place) => rest.shift() ?? place);
  return `${type}: ${[filled, ...rest].join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, MOST)}`;
}

/** Storybook, of itself: it looks through the window of an event that a spy was called with. */
export const isOfStorybook = (said: string): boolean => said.startsWith('Accessing the Story Store is deprecated');

/** A call that a mock refuses: what the page makes of it is what counts. @param address whole */
export const isCall = (address: string): boolean => new URL(address).pathname.startsWith('/api/');

/**
 * @param heard what went wrong in a story, a line each
 * @param expected words of each line that the story foresees (its parameter `expectedErrors`)
 * @returns a line for everything that was heard and not foreseen, and for what was foreseen and did not come
 */
export function unexpected(heard: string[], expected: readonly string[]): string[] {
  const unforeseen = heard.filter((line) => !expected.some((words) => line.includes(words)));
  const missing = expected.filter((words) => !heard.some((line) => line.includes(words)));
  return [...unforeseen, ...missing.map((words) => `foresees what does not come: ${words}`)];
}
