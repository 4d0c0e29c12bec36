import { useHref, useLocation } from 'react-router-dom';
import { webBell } from '@seduh/screens/board';
import { CollectScreen } from '@seduh/screens/collect';
import { paths } from '@seduh/screens/lib';

/** Any other hash is a place on the page. */
const KEY = /^#([\w-]{32})$/;

/** The collection screen. Its key is in the fragment, which no server and no log is told, and stays there: televisions start anew. */
export default function CollectRoute() {
  const { hash } = useLocation();
  const href = useHref(paths.collect);
  return (
    <CollectScreen
      linkKey={KEY.exec(hash)?.[1] ?? null}
      linkOf={(key) => `${window.location.origin}${href}#${key}`}
      bell={webBell}
    />
  );
}
