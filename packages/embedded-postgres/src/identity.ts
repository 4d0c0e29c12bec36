/** A user and group, by number. */
export interface Account {
  uid: number;
  gid: number;
}

interface NamedAccount extends Account {
  name: string;
}

/** As whom PostgreSQL runs. It refuses to run as root, and initdb wants a user that has a name. */
export interface Identity {
  kind: 'self' | 'namespace' | 'drop' | 'capability';
  /** Command line put before the program. */
  wrapper: readonly string[];
  /** Ids handed to spawn. */
  ids: { uid?: number; gid?: number };
  /** Who has to own the data folder, seen from here. */
  owner: Account;
}

/** What decides about the identity. */
export interface Situation {
  /** Who we are. */
  me: Account;
  /** False for a uid without a user name, as some container platforms give. */
  named: boolean;
  /** Who owns the data folder, if it exists. */
  dataOwner?: Account | undefined;
  users: readonly NamedAccount[];
}

/** The identities worth trying, best first. */
export function candidates({ me, named, dataOwner, users }: Situation): Identity[] {
  const ordinary =
    users.find((user) => user.name === 'postgres') ??
    users.find((user) => user.name === 'nobody') ??
    users.find((user) => user.uid > 0);
  if (me.uid !== 0) {
    // an existing folder needs no initdb, and so no user name
    if (named || dataOwner) return [self(me)];
    return ordinary ? [namespace(me, ordinary)] : [];
  }
  const foreign = dataOwner && dataOwner.uid !== 0 ? dataOwner : undefined;
  const account = foreign ?? ordinary;
  if (!account) return [];
  return [...(foreign ? [] : [namespace(me, account)]), drop(account), capability(account)];
}

/** Runs as whoever we are: an ordinary user. */
const self = (owner: Account): Identity => ({ kind: 'self', wrapper: [], ids: {}, owner });

/** Stays us for the file system, yet sees itself as `account`: works in any folder of ours, root's home included. */
function namespace(owner: Account, account: Account): Identity {
  const wrapper = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return { kind: 'namespace', wrapper, ids: {}, owner };
}

/** Becomes `account` for good: works where that user can reach the folders. */
function drop({ uid, gid }: Account): Identity {
  return { kind: 'drop', wrapper: [], ids: { uid, gid }, owner: { uid, gid } };
}

/** Becomes `account` but passes closed folders: for root's home in a container that allows no namespaces. */
function capability({ uid, gid }: Account): Identity {
  const only = '-all,+dac_override';
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const wrapper = ['setpriv', ...ids, `--inh-caps=${only}`, `--ambient-caps=${only}`];
  return { kind: 'capability', wrapper, ids: {}, owner: { uid, gid } };
}
