/** What the calling program names its settings: a refusal tells its reader what to set, in that program's words. */
export interface Words {
  /** The setting that leads to `dataDir`. */
  dataDir: string;
  /** The setting that leads to `binDir`. */
  binDir: string;
  /** Ends every refusal: a sentence with what else can be done. */
  instead: string;
}

export const PLAIN_WORDS: Words = {
  dataDir: 'data folder',
  binDir: 'binDir',
  instead: 'Otherwise set binDir to the bin folder of an installed PostgreSQL.',
};
