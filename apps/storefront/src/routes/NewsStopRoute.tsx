import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { NewsStopScreen } from '@seduh/screens/news';

/** What became of a press that the server took without this code: `done` in the address. */
const OUTCOMES: Record<string, 'stopped' | 'dead'> = { yes: 'stopped', no: 'dead' };

const never = () => () => undefined;

/** The end of news by mail. */
export default function NewsStopRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token') || null);
  // the server makes this page for everybody: whose it is shows once it runs here
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const outcome = OUTCOMES[query.get('done') ?? ''];
  const isInAddress = query.has('token');

  useLayoutEffect(() => {
    // the address bar and the history lose it at once
    if (isInAddress) void navigate(paths.newsStop, { replace: true });
  }, [isInAddress, navigate]);

  return <NewsStopScreen token={isHere && !outcome ? token : undefined} outcome={outcome} />;
}
