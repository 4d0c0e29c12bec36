import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '@seduh/screens/lib';
import { SeatScreen } from '@seduh/screens/seat';

/** What the code on a table opens. */
export default function SeatRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // the way back does not lead here again
  return <SeatScreen key={id} code={id} onSeated={() => void navigate(paths.products(), { replace: true })} />;
}
