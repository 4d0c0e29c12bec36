import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { Client, Query, type ClientConfig } from 'pg';

/** What a cluster says about itself. */
interface ClusterIdentity {
  /** Made by initdb, kept by every copy. */
  systemId: string;
  /** Raised by every recovery that ends. */
  timeline: number;
  /** Position in the write-ahead log, such as `0/3000060`. */
  position: string;
}

/** Where in the write-ahead log a base backup begins and ends. */
interface BackupRange {
  timeline: number;
  start: string;
  end: string;
}

// the kinds of messages in the stream of a base backup
const NEW_ARCHIVE = 'n'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

// with its own log, so that it can be opened without anything else; unpacked as it comes
const BASE_BACKUP = "BASE_BACKUP (LABEL 'base', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'no')";

interface Row {
  [column: string]: string | number | null;
}

/** The parts of pg's connection that hold a stream back. */
interface Wire {
  stream: { pause(): void; resume(): void };
}

/** Asks which cluster answers here. */
export async function identifyCluster(connection: ClientConfig): Promise<ClusterIdentity> {
  const client = await connectForReplication(connection);
  try {
    const { rows } = await client.query<Row>('IDENTIFY_SYSTEM');
    const [row] = rows;
    return { systemId: String(row?.systemid), timeline: Number(row?.timeline), position: String(row?.xlogpos) };
  } finally {
    await client.end();
  }
}

/**
 * Copies a running cluster, of PostgreSQL 15 or newer, by its own replication protocol: the server reads its files, and
 * checks their sums on the way.
 *
 * @param keep - takes the copy, one tar archive, to its end.
 * @param signal - ends it half-way, by an error.
 * @throws where the server ends it half-way, and what `keep` throws.
 */
export async function baseBackup(
  connection: ClientConfig,
  keep: (tar: Readable) => Promise<void>,
  signal?: AbortSignal,
): Promise<BackupRange> {
  signal?.throwIfAborted();
  const client = await connectForReplication(connection);
  const tar = new PassThrough({ highWaterMark: 1024 * 1024 });
  const abort = () => tar.destroy(new Error('the base backup was stopped'));
  signal?.addEventListener('abort', abort, { once: true });
  try {
    // its own log is sent last: as long as this connection is there none of it goes, however long the rest takes
    const slot = `base_${randomBytes(8).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);
    const kept = keep(tar);
    // it may fail while the server still sends
    const failed = kept.then(
      () => new Promise<never>(() => undefined),
      (error: unknown) => Promise.reject(error),
    );
    const range = await Promise.race([copyInto(client, tar), failed]);
    tar.end();
    await kept;
    return range;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    await client.end().catch(() => undefined);
  }
}

function copyInto(client: Client, tar: PassThrough): Promise<BackupRange> {
  return new Promise((resolve, reject) => {
    const places: { position: string; timeline: number }[] = [];
    let archives = 0;
    let isHeld = false;
    class BaseBackup extends Query<Row> {
      /** Called by pg for each piece of the copy. */
      handleCopyData({ chunk }: { chunk: Buffer }, wire: Wire): void {
        if (chunk[0] === NEW_ARCHIVE) archives += 1;
        if (archives > 1) {
          reject(new Error('the cluster has tablespaces outside of its data folder, which are not copied'));
          client.end().catch(() => undefined);
        }
        if (chunk[0] !== DATA || tar.destroyed) return;
        // pg uses its buffer again
        if (tar.write(Buffer.from(chunk.subarray(1))) || isHeld) return;
        // what has arrived by now still comes
        isHeld = true;
        wire.stream.pause();
        const go = () => {
          tar.off('drain', go).off('close', go);
          isHeld = false;
          wire.stream.resume();
        };
        tar.once('drain', go).once('close', go);
      }
    }
    const query = new BaseBackup(BASE_BACKUP);
    query.on('row', (row) => {
      if ('recptr' in row) places.push({ position: String(row.recptr), timeline: Number(row.tli) });
    });
    query.on('error', reject);
    query.on('end', () => {
      const [start, end] = [places[0], places.at(-1)];
      if (!start || !end || archives === 0) reject(new Error('the server sent no base backup'));
      else resolve({ timeline: start.timeline, start: start.position, end: end.position });
    });
    client.on('error', reject);
    client.once('end', () => reject(new Error('the server ended the base backup half-way')));
    client.query(query);
  });
}

async function connectForReplication(connection: ClientConfig): Promise<Client> {
  // a setting of pg's that its types do not name
  const settings = { ...connection, replication: 'true' };
  const client = new Client(settings);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
