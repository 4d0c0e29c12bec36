import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Identity } from './identity';

/** Programs get this and nothing of ours: no secrets, and no PG* variable that would bend their ways. */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  // macOS has no C.UTF-8
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
};

/** How programs of one PostgreSQL are started: as whom, and with which variables. */
export interface Launch {
  identity: Identity;
  variables: Record<string, string>;
}

/** The command line for `program` run as the identity. The variables reach the program only, not its wrappers. */
export function commandLine({ identity, variables }: Launch, program: readonly string[]): string[] {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  return [...identity.wrapper, '/usr/bin/env', ...settings, ...program];
}

/** Starts a command line in a session of its own, so that a Ctrl-C in the terminal does not reach it. */
export function spawnDetached(command: readonly string[], identity: Identity, stdio: StdioOptions): ChildProcess {
  const [file = '', ...args] = command;
  return spawn(file, args, { env: ENVIRONMENT, stdio, detached: true, cwd: '/', ...identity.ids });
}

interface Outcome {
  /** Exit code; `null` where the program was killed or could not be started. */
  code: number | null;
  /** Standard output and standard error. */
  output: string;
}

/** Runs a program to its end. Never rejects: a program that cannot be started is an outcome, too. */
export function run(launch: Launch, program: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawnDetached(commandLine(launch, program), launch.identity, ['ignore', 'pipe', 'pipe']);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
