import { useSession } from '@seduh/api-client';
import { PAGES } from '@seduh/contract/constants';
import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { installWorker, keepForOwner, keepOrder, takeOver } from './installation';
import { UncertainNote } from './UncertainNote';
import { UpdateNote } from './UpdateNote';

export interface OfflineProps {
  /** Path of the page on screen. */
  pathname: string;
}

/** What makes the shop work without a network, and what it asks because of that. Comes when the page is at rest. */
export default function Offline({ pathname }: OfflineProps) {
  const { session } = useSession();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const orderId = matchPath(PAGES.historyOrder.path, pathname)?.params.id;

  useEffect(() => void installWorker(setWaiting), []);
  useEffect(() => void keepForOwner(session), [session]);
  useEffect(() => {
    if (session && orderId) void keepOrder(session, orderId);
  }, [session, orderId]);

  return (
    <>
      <UncertainNote pathname={pathname} />
      <UpdateNote onReload={waiting && (() => takeOver(waiting))} />
    </>
  );
}
