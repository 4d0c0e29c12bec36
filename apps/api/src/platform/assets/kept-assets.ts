import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../logging/logger';
import { listOf, readBuild, readList, sumOf, type Build } from './builds';
import { ENCODINGS, typeOfAsset } from './names';
import type { AssetPlace } from './place';

/** A file of some build, as it is sent. */
interface Asset {
  bytes: Buffer;
  /** How it is compressed; null: it is not. */
  coding: 'br' | 'gzip' | null;
  etag: string;
}

/** Files of the builds that a shop runs, or ran a while ago. */
export interface KeptAssets {
  /**
   * Keeps the files of this process's build for the others. Rejects where that cannot be done.
   * @param signal ends it after the files under way
   */
  keep(signal?: AbortSignal): Promise<void>;
  /** The file of that name, of whichever build; null where no build that is kept has one, or the place does not say. */
  find(file: string, acceptEncoding: string): Promise<Asset | null>;
  /** Keeps what is missing by now, says that this build still runs, and removes builds that have not run for long, where it may. */
  sweep(signal?: AbortSignal): Promise<void>;
}

interface Parts {
  place: AssetPlace;
  /** Folder of the build's files with a hash in their name. */
  assetsDir: string;
  logger: Logger;
  /** Whether this shop may take away what lies there: another one's is not its to judge. Default: it may. */
  mayRemove?: (() => Promise<boolean>) | undefined;
}

/** A build that has not run for that long goes, but for the last two: by then few tabs are open that long. */
const BUILD_MS = 7 * 24 * 60 * 60_000;
const LAST_BUILDS = 2;
/** What no list names may be of a build that is just being kept. */
const FILE_MS = 24 * 60 * 60_000;
/** Files that are put at once. */
const HANDS = 16;
/** All that an open tab of the build before may ask for, a few times over. */
const MEMORY_BYTES = 8 * 1024 * 1024;
/** What somebody who asks for one file waits for the place, besides the pause between looks: a page stands still for it. */
const ANSWER_MS = 1_500;
const SAY_AGAIN_MS = 30_000;

/** Keeps this process's build in a place that all processes of a shop see, and finds theirs there. */
export function createKeptAssets({ place, assetsDir, logger, mayRemove }: Parts): KeptAssets {
  const builds = new Map<string, Build>();
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length + 1 });
  /** Which build answers for a name, its compressed files too. */
  let index: ReadonlyMap<string, Build> = new Map();
  /** Who has waited in vain, and is not answered yet: as long as there are any, nobody else waits. */
  let late = 0;
  let saidAt = -Infinity;
  let own: Promise<Build> | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** @returns what its list lies under; null where there is no build, or it was ended */
  async function keepOwn(signal?: AbortSignal): Promise<string | null> {
    // it never changes while the process runs
    own ??= readBuild(assetsDir);
    const build = await own.catch((error: unknown) => {
      own = undefined;
      throw error;
    });
    if (build.size === 0) return null;
    const isOver = () => signal?.aborted ?? false;
    const there = new Set((await place.list('files')).map(({ name }) => name));
    const missing = [...build].filter(([, sum]) => !there.has(sum));
    const hands = Array.from({ length: HANDS }, async () => {
      for (let file = missing.pop(); file && !isOver(); file = missing.pop()) {
        const bytes = await readFile(join(assetsDir, file[0]));
        // a folder that is built anew under a running process is another build
        if (sumOf(bytes) === file[1]) await place.put('files', file[1], bytes);
      }
    });
    await Promise.all(hands);
    if (isOver()) return null;
    // last: what a list names is there
    const { id, bytes } = listOf(build);
    await place.put('builds', id, bytes);
    return id;
  }

  /** Reads the lists that are new. @returns all there are, the one that ran last first */
  async function readLists() {
    const there = (await place.list('builds')).toSorted((one, other) => other.putMs - one.putMs);
    for (const id of builds.keys()) if (!there.some(({ name }) => name === id)) builds.delete(id);
    for (const { name } of there.toReversed()) {
      const build = builds.has(name) ? null : await readList(place, name);
      if (build) builds.set(name, build);
    }
    // of two builds with a name in common the older one goes on answering: what comes later changes nobody's files
    const answering = new Map<string, Build>();
    for (const build of builds.values())
      for (const name of build.keys())
        if (typeOfAsset(name) !== null && !answering.has(name)) answering.set(name, build);
    index = answering;
    return there;
  }

  /** Looks for builds that have come; looks are apart, and one that began before somebody asked is not theirs. */
  function look(): Promise<void> {
    next ??= lookSoon();
    return next;
  }

  async function lookSoon(): Promise<void> {
    await reading.catch(() => undefined);
    await delay(place.lookEveryMs);
    next = undefined;
    reading = readLists();
    await reading;
  }

  /** The bytes that lie under a sum, if they are those. */
  async function read(sum: string): Promise<Buffer | null> {
    const known = memory.get(sum);
    if (known) return known;
    const bytes = await place.get('files', sum);
    if (!bytes) return null;
    if (sumOf(bytes) !== sum) {
      // a crash may leave a name without its content: whoever has that build puts it there again
      logger.warn({ sum }, 'a kept file of a build is damaged, and was removed');
      await place.remove('files', sum);
      return null;
    }
    memory.set(sum, bytes);
    return bytes;
  }

  function fail(error: unknown): null {
    if (performance.now() - saidAt > SAY_AGAIN_MS) {
      saidAt = performance.now();
      logger.warn({ err: error }, 'files of other builds cannot be had: pages of theirs that are open are loaded anew');
    }
    return null;
  }

  /** What the place says, if it says anything soon; null also for the next ones, until it does. */
  async function soon<T>(ask: () => Promise<T>, mostMs: number): Promise<T | null> {
    if (late > 0) return null;
    const answer = ask().catch(fail);
    const waiting = new AbortController();
    let isLate = false;
    const tooLate = delay(mostMs, null, { signal: waiting.signal }).then(
      () => {
        isLate = true;
        late += 1;
        return fail(new Error(`the place of kept files has said nothing for ${mostMs} ms`));
      },
      () => null,
    );
    const settled = answer.finally(() => {
      if (isLate) late -= 1;
      waiting.abort();
    });
    return Promise.race([settled, tooLate]);
  }

  async function find(file: string, acceptEncoding: string): Promise<Asset | null> {
    if (typeOfAsset(file) === null) return null;
    if (!index.has(file)) await soon(look, place.lookEveryMs + ANSWER_MS);
    const build = index.get(file);
    const plain = build?.get(file);
    if (!build || plain === undefined) return null;
    const compressed = ENCODINGS.flatMap(({ coding, ending, accepted }) => {
      const sum = build.get(file + ending);
      return sum === undefined ? [] : [{ coding, sum, isWanted: accepted.test(acceptEncoding) }];
    });
    const wanted = [...compressed.filter(({ isWanted }) => isWanted), { coding: null, sum: plain }];
    for (const { coding, sum } of wanted) {
      const bytes = memory.get(sum) ?? (await soon(() => read(sum), ANSWER_MS));
      if (bytes) return { bytes, coding, etag: `"${sum}"` };
    }
    return null;
  }

  async function sweep(signal?: AbortSignal): Promise<void> {
    const mine = await keepOwn(signal);
    if (signal?.aborted || (mayRemove && !(await mayRemove()))) return;
    const lists = await place.list('builds');
    // by the clock of the place, which has just put ours; one that was wrong for a while must not age all others
    const now =
      lists.find(({ name }) => name === mine)?.putMs ??
      Math.min(Date.now(), Math.max(...lists.map(({ putMs }) => putMs)));
    const old = lists
      .toSorted((one, other) => other.putMs - one.putMs)
      .slice(LAST_BUILDS)
      .filter(({ putMs }) => now - putMs > BUILD_MS);
    for (const { name } of old) await place.remove('builds', name);
    const left = await readLists();
    // a list that cannot be read names nobody knows what
    if (left.some(({ name }) => !builds.has(name))) return;
    const named = new Set(left.flatMap(({ name }) => [...(builds.get(name)?.values() ?? [])]));
    const unnamed = (await place.list('files')).filter(({ name, putMs }) => !named.has(name) && now - putMs > FILE_MS);
    for (const { name } of unnamed) await place.remove('files', name);
    if (old.length > 0) logger.info({ builds: old.length, files: unnamed.length }, 'removed files of old builds');
  }

  return { keep: async (signal) => void (await keepOwn(signal)), find, sweep };
}
