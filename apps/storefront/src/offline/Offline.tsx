import { useSession } from '@seduh/api-client';
import { localeOf } from '@seduh/contract/constants';
import { useLocale } from '@seduh/ui';
import { useEffect, useState } from 'react';
import { installWorker, keepForOwner, keepLanguage, keepOrder, takeOver } from './installation';
import { UncertainNote } from './UncertainNote';
import { UpdateNote } from './UpdateNote';

export interface OfflineProps {
  /** Path of the page on screen. */
  pathname: string;
  /** The order that is on screen. */
  orderId: string | undefined;
}

/** What makes the shop work without a network, and what it asks because of that. Comes when the page is at rest. */
export default function Offline({ pathname, orderId }: OfflineProps) {
  const locale = localeOf(useLocale());
  const { session } = useSession();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => void installWorker(setWaiting), []);
  useEffect(() => void keepLanguage(locale), [locale]);
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
