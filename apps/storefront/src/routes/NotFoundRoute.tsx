import { ProblemScreen } from '@seduh/screens/problem';

/** Every address that is no page. */
export default function NotFoundRoute() {
  return <ProblemScreen problem="notFound" onReload={() => window.location.reload()} />;
}
