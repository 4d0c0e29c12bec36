import type { ColumnType } from 'kysely';

/** jsonb: read as a value, written as its JSON text. */
export type Json<T> = ColumnType<T, string, string>;
