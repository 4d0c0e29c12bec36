import {
  recoverCluster,
  startEmbeddedPostgres,
  sweepRuntimeFolders,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type Recovered,
  type Recovery,
} from '@seduh/embedded-postgres';

// both stand in data folders and locks of shops that run: another name would not find them
const SHOP = { name: 'seduh', user: 'seduh' };

const WORDS = {
  dataDir: 'DATA_DIR',
  binDir: 'PG_BIN_DIR',
  instead:
    'Otherwise set DATABASE_URL to a PostgreSQL server, or PG_BIN_DIR to the bin folder of an installed PostgreSQL.',
};

type ShopOptions = Omit<EmbeddedPostgresOptions, 'name' | 'user' | 'database' | 'words'>;

/** Opens the shop's own PostgreSQL in a data folder; see `startEmbeddedPostgres`. */
export const startShopPostgres = (options: ShopOptions): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ ...SHOP, words: WORDS, ...options });

/** Brings an unpacked base backup of a shop's PostgreSQL up to a moment; see `recoverCluster`. */
export const recoverShopPostgres = (options: ShopOptions, recovery: Recovery): Promise<Recovered> =>
  recoverCluster({ ...SHOP, words: WORDS, ...options }, recovery);

/** Removes what a shop's PostgreSQL that crashed has left outside its data folder. To be called when none runs on it. */
export const sweepShopPostgres = (dataDir: string): Promise<void> => sweepRuntimeFolders({ ...SHOP, dataDir });
