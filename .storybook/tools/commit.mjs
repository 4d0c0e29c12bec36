// Which code a Storybook is built from; read by its configuration, which Node runs as it stands.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {...string} words */
function git(...words) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * `git+https://host/name.git`, `git@host:name.git` and the like, as a browser opens them: without a password, which the
 * built page would tell everyone.
 * @param {string | { url?: string } | undefined} repository as package.json or git has it
 * @returns {string | null} null for anything else, such as a folder or a name of this network
 */
export function browsable(repository) {
  const named = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const written = named.replace(/^git\+/, '').replace(/^[\w.-]+@([\w.-]+):(?!\/)/, 'ssh://$1/');
  if (!URL.canParse(written)) return null;
  const { protocol, host, hostname, pathname } = new URL(written);
  const path = pathname.replace(/\/$/, '').replace(/\.git$/, '');
  if (!path || !hostname.includes('.') || hostname.startsWith('127.')) return null;
  if (protocol === 'ssh:') return `https://${hostname}${path}`;
  return protocol === 'https:' || protocol === 'http:' ? `${protocol}//${host}${path}` : null;
}

/**
 * Where the code can be read: as `REPOSITORY_URL` says, else package.json, else where git got it from.
 * @param {Record<string, string | undefined>} env
 */
function readRepository(env) {
  const given = env.REPOSITORY_URL;
  if (given) {
    const address = browsable(given);
    if (!address) throw new Error('REPOSITORY_URL is no address of a repository: https://host/owner/name');
    return address;
  }
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
  return browsable(repository) ?? browsable(git('config', 'remote.origin.url') ?? undefined);
}

/**
 * What stands in this folder now.
 * @param {Record<string, string | undefined>} env
 * @returns {import('./code').BuildInfo}
 */
export function readCommit(env = process.env) {
  return {
    commit: git('rev-parse', 'HEAD'),
    // nothing, where there is no git, is no change
    changed: Boolean(git('status', '--porcelain', '--untracked-files=no')),
    repository: readRepository(env),
  };
}
