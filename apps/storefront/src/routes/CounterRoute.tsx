import { CounterScreen } from '@seduh/screens/counter';

/** Orders for guests at the counter, for staff. */
export default function CounterRoute() {
  return <CounterScreen />;
}
