const whole = (count: number) => count.toLocaleString('en-US');
const mails = (count: number) => (count === 1 ? '1 mail' : `${whole(count)} mails`);
const orders = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `nine days left`, `10 days left`, `one day left`; on the last day `today is the last day`. */
function daysLeft(days: number): string {
  if (days === 0) return 'today is the last day';
  return `${SMALL[days] ?? days} ${days === 1 ? 'day' : 'days'} left`;
}

/** What the shop earns, for staff. */
export const words = {
  title: 'Dashboard',
  hello: 'Hello Admin',
  figures: 'Figures',
  people: 'People',
  settings: 'Settings',
  close: 'Close the day',
  record: 'Record of changes',
  reportBy: 'Report by',
  asOf: (reason: string, time: string) => `${reason} These figures are from ${time}.`,
  failed: 'The figures did not come',
  loading: 'Loading the figures',
  theShop: 'the shop',

  ranges: {
    daily: {
      tab: 'Daily',
      title: 'Daily report',
      period: 'Day',
      running: 'Today',
      before: 'yesterday',
      best: 'Best day',
      highest: 'Highest day',
    },
    weekly: {
      tab: 'Weekly',
      title: 'Weekly report',
      period: 'Week',
      running: 'This week',
      before: 'last week',
      best: 'Best week',
      highest: 'Highest week',
    },
    monthly: {
      tab: 'Monthly',
      title: 'Monthly report',
      period: 'Month',
      running: 'This month',
      before: 'last month',
      best: 'Best month',
      highest: 'Highest month',
    },
  },
  /** What a billion, a million and a thousand are cut to. */
  units: ['B', 'M', 'K'],
  /** A period as the server names it: `16 - 22 Nov`. */
  span: (label: string) => label,

  income: 'Income',
  outcome: 'Outcome',
  orders: 'Orders',
  toReady: 'Minutes to ready',
  bestSeller: 'Best seller',
  sold: (count: number) => `${count.toLocaleString('en-US')} sold`,
  yesterdayBy: (time: string) => `yesterday by ${time}`,
  heldDaily: (before: string, time: string) => `Held against ${before} up to the same time, ${time}.`,
  /** @param time null where the stretch before is over by then */
  held: (before: string, span: string, time: string | null) =>
    `Held against the same stretch of ${before}: ${span}${time ? `, up to ${time}` : ''}.`,
  nothing: (then: string) => `Nothing ${then}`,
  level: (then: string) => `Level with ${then}`,
  ahead: (figure: string, then: string) => `+${figure} on ${then}`,
  behind: (figure: string, then: string) => `${figure} behind ${then}`,
  asFast: (then: string) => `As fast as ${then}`,
  slower: (minutes: number) => `${minutes} min slower`,
  faster: (minutes: number) => `${minutes} min faster`,

  series: 'Series',
  empty: 'Nothing yet',
  emptyText: 'The first paid order draws the first bar.',
  download: 'Download Report',
  refunds: 'Refunds',
  discounts: 'Discounts',
  sum: 'Sum',
  caption: (title: string, from: string, to: string) => `${title}, ${from} to ${to}`,
  chart: (isIncome: boolean, period: string, from: string, to: string) =>
    `${isIncome ? 'Income and outcome' : 'Outcome'} by ${period.toLowerCase()}, ${from} to ${to}.`,
  top: (name: string, period: string, sum: string) => `${name} ${period} with ${sum}.`,

  bestStaff: 'Best Staff of the Month',
  keepUp: (name: string) => `Keep it up, ${name}.`,
  goalOf: (name: string) => `Goal of ${name}`,
  achieved: 'Achieved',
  ofGoal: (sum: string, goal: string) => `${sum} of ${goal}`,
  served: 'Served',
  customers: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'customer' : 'customers'}`,
  noStaff: 'Nothing yet. Who hands over the most orders this month stands here.',

  goals: 'Goals',
  goalsOn: (percent: number) => `Goals on ${percent}%`,
  yourGoals: (percent: number) => (
    <>
      Your goals are <strong>on {percent}%</strong>.
    </>
  ),
  /** `IDR 1.2M to go with nine days left.` @param open what is missing; null where the goal is reached */
  goal: (open: string | null, days: number) => {
    const left = daysLeft(days);
    if (open === null) return `Reached. ${left.charAt(0).toUpperCase()}${left.slice(1)}.`;
    return days === 0 ? `${open} to go, ${left}.` : `${open} to go with ${left}.`;
  },
  share: 'Share Report',
  shared: (title: string, shop: string, sum: string, count: number, percent: number) =>
    `${title} of ${shop}: ${sum} from ${orders(count)}. Goals on ${percent}%.`,
  copied: 'Link copied',
  copyIt: 'Copy the link from the address bar, please',

  sells: 'What sells',
  all: 'All products',
  noneSold: 'Nothing yet. What is handed over is counted here.',
  soldOf: (count: number) => (
    <>
      <b>{count.toLocaleString('en-US')}</b> sold
    </>
  ),
  mailsWait: (count: number, since: string) =>
    `${mails(count)} ${count === 1 ? 'has' : 'have'} waited for the mail server since ${since}. ${
      count === 1 ? 'It is' : 'They are'
    } tried again for a day.`,
  owed: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'refund' : 'refunds'} owed`,
  inAll: (sum: string) => `, ${sum} in all.`,
};
