import { TestScreen } from '@seduh/screens/demo';

/** The demo of toasts. */
export default function TestRoute() {
  return <TestScreen />;
}
