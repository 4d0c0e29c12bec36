import { ProblemScreen } from '../screens/Problem/ProblemScreen';

/** Every address that is no page. */
export default function NotFoundRoute() {
  return <ProblemScreen problem="notFound" onReload={() => window.location.reload()} />;
}
