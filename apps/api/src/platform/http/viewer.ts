import type { Bundle, Permission } from '@seduh/contract/constants';
import { permissionsOf } from '@seduh/domain';

/** Who is asking, as the auth plugin found it. */
export interface Viewer {
  userId: string;
  role: 'User' | 'Admin';
  /** What they may do as staff; without one nothing. */
  bundle?: Bundle | null;
  /** Whether their login takes a code, or they came in by a passkey. */
  hasFactor?: boolean;
}

/** Whether somebody may do so as staff. */
export const may = (viewer: Viewer | null, permission: Permission): boolean =>
  viewer?.role === 'Admin' && permissionsOf(viewer.bundle ?? null).includes(permission);

/** Who may call a route: everybody, anybody logged in, or one role only. */
export type RouteRole = 'public' | 'any' | Viewer['role'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Staff may call it before they have set up a second factor that their work takes: it is about their account alone. */
    withoutFactor?: true;
    /** Declared by every route; an app with a route that lacks it does not start. */
    role?: RouteRole;
    /**
     * What staff need to call it; a route for staff that lacks it, and is not about their own account, does not start
     * either. Customers never need one.
     */
    permission?: Permission;
    /** A public route whose answer is the same whoever asks: nobody is looked up for it. */
    sameForAll?: boolean;
  }

  interface FastifyRequest {
    /** Who is asking; null without a (valid) token. */
    viewer: Viewer | null;
  }
}
