/** What the shop's worker uses of its world: TypeScript's own description of it cannot stand beside that of a page. */
interface LastingEvent extends Event {
  /** Keeps the worker alive until this has settled. */
  waitUntil(work: Promise<unknown>): void;
}

/** A page asks for something. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The page that asks; empty for a page that is being opened. */
  readonly clientId: string;
  /** The page itself, asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** A page tells the worker something. */
interface PageMessage extends LastingEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

/** The worker's global object. */
export const scope = globalThis as unknown as WorkerScope;
