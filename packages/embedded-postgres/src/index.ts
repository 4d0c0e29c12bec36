export { EmbeddedPostgresError, type Words } from './error';
export { readPostmasterFile } from './postmaster';
export type { EmbeddedConnection } from './probe';
export type { Logger } from './program';
export { sweepRuntimeFolders } from './runtime-folder';
export { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './start';
export type { EmbeddedPostgres } from './supervisor';
