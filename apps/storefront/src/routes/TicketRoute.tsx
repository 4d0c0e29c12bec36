import { TicketScreen } from '@seduh/screens/tickets';
import { useParams } from 'react-router-dom';

/** The kitchen's papers of any order. */
export default function TicketRoute() {
  const { id = '' } = useParams();
  return <TicketScreen id={id} />;
}
