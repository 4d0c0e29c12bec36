/** A value that survives reload in local storage, with a copy in memory where that is blocked or full. */
export interface Persisted<T> {
  /** The value now. The same object until it changes. */
  get(): T;
  set(value: T): void;
  /** Takes the value out of storage. */
  clear(): void;
  /** Calls back after each change, by this tab or another one. */
  subscribe(listener: () => void): () => void;
}

export interface PersistedOptions<T> {
  key: string;
  /** Makes a value of what was found: parsed JSON, or undefined for nothing or nonsense. Never throws. */
  parse(found: unknown): T;
  /** Forget the older stored value where a new one cannot be written: better none than a wrong one. */
  dropWhenFull?: boolean;
}

/** Storage is read anew on each `get`, so that whatever wrote it (this tab, another one, a test) is seen. */
export function persisted<T>({ key, parse, dropWhenFull = false }: PersistedOptions<T>): Persisted<T> {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let value = parse(undefined);
  /** Set where storage refused: the tab then lives on its own copy. */
  let detached = false;

  const accept = (next: string | null) => {
    if (next === raw) return;
    raw = next;
    value = parse(parseJson(next));
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    detached = false;
    notify();
  };
  // a page that the browser had kept was told of nothing meanwhile
  const onReturn = ({ persisted: wasKept }: PageTransitionEvent) => {
    if (wasKept) notify();
  };

  return {
    get() {
      if (detached) return value;
      const found = read(key);
      if (found !== undefined) accept(found);
      return value;
    },
    set(next) {
      detached = !write(key, JSON.stringify(next));
      if (detached && dropWhenFull) write(key, null);
      value = next;
      raw = undefined;
      notify();
    },
    clear() {
      detached = !write(key, null);
      value = parse(undefined);
      raw = undefined;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onReturn);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onReturn);
      };
    },
  };
}

/** Stored text, null for none, undefined where storage is out of reach. */
function read(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
