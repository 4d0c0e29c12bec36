import { ModalScreen } from '../screens/Modal/ModalScreen';

/** The demo of the success modal. */
export default function ModalRoute() {
  return <ModalScreen />;
}
