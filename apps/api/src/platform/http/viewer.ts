/** Who is asking, as the auth plugin found it. */
export interface Viewer {
  userId: string;
  role: 'User' | 'Admin';
}

/** Who may call a route: everybody, anybody logged in, or one role only. */
export type RouteRole = 'public' | 'any' | Viewer['role'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Declared by every route; an app with a route that lacks it does not start. */
    role?: RouteRole;
    /** A public route whose answer is the same whoever asks: nobody is looked up for it. */
    sameForAll?: boolean;
  }

  interface FastifyRequest {
    /** Who is asking; null without a (valid) token. */
    viewer: Viewer | null;
  }
}
