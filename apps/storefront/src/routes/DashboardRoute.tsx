import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readReportRange } from '@seduh/screens/lib';
import { DashboardScreen } from '@seduh/screens/dashboard';

/** What the shop earns; the range lives in the URL. */
export default function DashboardRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const range = readReportRange(params);
  const href = useHref(paths.report(range));
  return (
    <DashboardScreen
      range={range}
      link={new URL(href, window.location.href).href}
      onRangeChange={(next) => void navigate(paths.report(next), { replace: true, preventScrollReset: true })}
    />
  );
}
