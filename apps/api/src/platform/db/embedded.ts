import {
  startEmbeddedPostgres,
  sweepRuntimeFolders,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '@seduh/embedded-postgres';

// both stand in data folders and locks of shops that run: another name would not find them
const SHOP = { name: 'seduh', user: 'seduh' };

const WORDS = {
  dataDir: 'DATA_DIR',
  binDir: 'PG_BIN_DIR',
  instead:
    'Otherwise set DATABASE_URL to a PostgreSQL server, or PG_BIN_DIR to the bin folder of an installed PostgreSQL.',
};

/** Opens the shop's own PostgreSQL in a data folder; see `startEmbeddedPostgres`. */
export const startShopPostgres = (
  options: Omit<EmbeddedPostgresOptions, 'name' | 'user' | 'database' | 'words'>,
): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ ...SHOP, words: WORDS, ...options });

/** Removes what a shop's PostgreSQL that crashed has left outside its data folder. To be called when none runs on it. */
export const sweepShopPostgres = (dataDir: string): Promise<void> => sweepRuntimeFolders({ ...SHOP, dataDir });
