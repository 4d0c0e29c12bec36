import { useClose } from '@seduh/api-client';
import { Breadcrumb, Skeleton } from '@seduh/ui';
import { LoadFailed } from '../lib/page/LoadFailed';
import { NotFound } from '../lib/page/NotFound';
import { PageTitle } from '../lib/page/PageTitle';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import ClosedReport from './ClosedReport';
import { dayInWords } from './dayInWords';
import { closeWords } from './words';

export interface ClosedDayProps {
  /** YYYY-MM-DD */
  day: string;
}

/** A closed day: its report, to be looked at and printed. */
export default function ClosedDay({ day }: ClosedDayProps) {
  const m = useWords(closeWords);
  const time = useShopClock();
  const { data: close, error, retry } = useClose(day);
  if (error?.status === 404)
    return (
      <NotFound
        pageTitle={m.notClosed}
        title={m.notClosedTitle}
        text={m.notClosedText}
        href={paths.close}
        action={m.back}
      />
    );
  if (error && !close) return <LoadFailed pageTitle={m.report} title={m.failed} error={error} onRetry={retry} />;
  const isHere = close !== undefined && !time.isLoading;
  const title = isHere ? dayInWords(close.day, time) : m.report;
  return (
    <div className="sd-wrap close" aria-busy={!isHere}>
      <PageTitle>{isHere ? m.reportOf(title) : m.report}</PageTitle>
      <div className="close-off-paper">
        <Breadcrumb
          items={[{ label: m.orders, href: paths.orders }, { label: m.title, href: paths.close }, { label: title }]}
        />
        <h1 className="sd-display sd-t-1">{title}</h1>
      </div>
      {isHere ? (
        <ClosedReport close={close} />
      ) : (
        <>
          <p className="sd-sr" role="status">
            {m.loading}
          </p>
          <Skeleton className="close-wait" height="auto" />
        </>
      )}
    </div>
  );
}
