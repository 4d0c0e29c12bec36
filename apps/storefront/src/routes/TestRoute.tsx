import { TestScreen } from '../screens/Test/TestScreen';

/** The demo of toasts. */
export default function TestRoute() {
  return <TestScreen />;
}
