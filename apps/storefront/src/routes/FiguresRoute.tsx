import { useNavigate, useSearchParams } from 'react-router-dom';
import { FiguresScreen, readFiguresFilter, writeFiguresFilter } from '@seduh/screens/figures';

/** Figures people ask for; which days they are of lives in the URL. */
export default function FiguresRoute() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <FiguresScreen
      filter={readFiguresFilter(params)}
      onFilter={(next) => void navigate({ search: writeFiguresFilter(next) }, { preventScrollReset: true })}
    />
  );
}
