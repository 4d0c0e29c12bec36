import { readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError, type Words } from './error';
import { candidates, type Identity, type Situation } from './identity';
import { run, type Launch } from './program';
import { giveRuntimeFolder } from './runtime-folder';

// one run answers it all: may it enter the folders, may it run the program, does the program find its libraries
const CHECK = 'cd "$1" && cd "$2" && exec "$3" --version';

/** A way to run the programs that was tried and works. */
export interface Proven extends Launch {
  /** Major version of `postgres`. */
  major: number;
}

interface Trial {
  dataDir: string;
  /** Folder of sockets and libraries; handed to each candidate before it is tried. */
  runtimeDir: string;
  postgres: string;
  variables: Record<string, string>;
  /** Narrows the choice to these kinds. */
  only?: readonly Identity['kind'][] | undefined;
  words: Words;
}

/**
 * Chooses the first identity that can reach the folders and run `postgres` there.
 *
 * @throws EmbeddedPostgresError that says what stands in the way.
 */
export async function chooseIdentity(trial: Trial): Promise<Proven> {
  const { dataDir, runtimeDir, postgres, variables, only, words } = trial;
  const facts = await situation(dataDir);
  const failures: string[] = [];
  for (const identity of candidates(facts)) {
    if (only && !only.includes(identity.kind)) continue;
    const launch = { identity, variables };
    await giveRuntimeFolder(runtimeDir, identity.owner);
    const check = ['/bin/sh', '-c', CHECK, 'sh', path.dirname(dataDir), runtimeDir, postgres];
    const { code, output } = await run(launch, check);
    if (code === 0) return { ...launch, major: majorOf(output) };
    failures.push(`${identity.kind}: ${output}`);
  }
  throw new EmbeddedPostgresError(explain(facts, failures.join('; ')), words);
}

const majorOf = (version: string): number => Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1] ?? 0);

function explain({ me, named, dataOwner }: Situation, why: string): string {
  if (me.uid === 0)
    return `PostgreSQL refuses to run as root, and no way to run it as another user works here (${why})`;
  if (named || dataOwner) return why;
  const lent = why || 'and there is no other user to lend a name';
  return `user id ${me.uid} has no entry in /etc/passwd, which initdb needs (${lent}). Add one, or run as a user with one`;
}

async function situation(dataDir: string): Promise<Situation> {
  // both are absent on Windows only
  const me = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const users = passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const data = await stat(dataDir).catch(() => undefined);
  return { me, named: hasName(), users, dataOwner: data && { uid: data.uid, gid: data.gid } };
}

function hasName(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}
