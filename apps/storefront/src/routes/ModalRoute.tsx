import { ModalScreen } from '@seduh/screens/demo';

/** The demo of the success modal. */
export default function ModalRoute() {
  return <ModalScreen />;
}
