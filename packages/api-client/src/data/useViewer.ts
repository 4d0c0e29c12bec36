import { useSession } from '../session/useSession';

/** Whose data private hooks read: null while logged out; `waiting` until that is known. */
export function useViewer(): { userId: string | null; waiting: boolean } {
  const { session, status } = useSession();
  return { userId: session?.id ?? null, waiting: status === 'unknown' };
}
