import { DashboardQuery, ReportQuery, type Dashboard } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { backwardsSpan, CSV_START } from '@seduh/domain';
import { HttpResponse } from 'msw';
import { always, failuresOf } from '../mocks/failures';
import { dashboards, emptyDashboard } from '../mocks/fixtures/dashboard';
import { mockRoute } from '../mocks/mockRoute';
import { invalid, ok } from '../mocks/reply';

const HEAD = 'date,time,order number,customer,way,payment method,kind,income,refund,discount,outcome,items';

/** One row for each figure of each period: the sums are the dashboard's. */
function reportOf({ series }: Dashboard): string {
  const rows = series.flatMap(({ from, income, refunds, discounts }, index) => {
    const order = `${from},09:30,SD-${2001 + index},Rani Ayu,Pick up,Cash on delivery`;
    return [
      `${order},income,${income},0,0,0`,
      `${order},refund,0,${refunds},0,${refunds}`,
      `${order},discount,0,0,${discounts},${discounts}`,
    ];
  });
  return CSV_START + [HEAD, ...rows, ''].join('\r\n');
}

const reading = mockRoute({
  method: 'get',
  path: API_PATHS.dashboard,
  permission: 'figures',
  query: DashboardQuery,
  answer: ({ query }) => ok(dashboards[query.range]),
});

const reporting = mockRoute({
  method: 'get',
  path: API_PATHS.report,
  permission: 'figures',
  query: ReportQuery,
  answer({ query }) {
    const { range, series } = dashboards[query.range];
    const from = query.from ?? series.at(0)?.from ?? '';
    const to = query.to ?? series.at(-1)?.to ?? '';
    const backwards = backwardsSpan({ from, to });
    if (backwards) return invalid(backwards);
    return new HttpResponse(reportOf(dashboards[range]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="seduh-report-${range}-${from}-${to}.csv"`,
      },
    });
  },
});

export const dashboardHandlers = [reporting, reading];

/** Answers this dashboard, whichever range is asked for. */
export const showDashboard = (answer: Dashboard) => always('get', API_PATHS.dashboard, () => ok(answer));

export const dashboardFailures = {
  ...failuresOf('get', API_PATHS.dashboard),
  empty: showDashboard(emptyDashboard),
};

/** How the download can fail. */
export const reportFailures = failuresOf('get', API_PATHS.report);
