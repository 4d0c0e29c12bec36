/** What refusals say, by name: for the server, its mocks, and whoever says it in another language. */
export { quoteWithSaid, refusalWithSaid } from './said';
export type { SentencesIn } from './sentences';
