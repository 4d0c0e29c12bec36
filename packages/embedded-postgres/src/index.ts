export { EmbeddedPostgresError } from './error';
export type { Logger } from './logger';
export { readPostmasterFile } from './postmaster';
export type { EmbeddedConnection } from './probe';
export { sweepRuntimeFolders } from './runtime-folder';
export { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './start';
export type { EmbeddedPostgres } from './supervisor';
export type { Words } from './words';
