import { useLocation, useNavigate } from 'react-router-dom';

/** The ways out of a form: to `href`, or back to where the visitor came from (to `href` on the first page of the visit). */
export function useWaysOut(href: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onDone = () => void navigate(href);
  return { onDone, onCancel: key === 'default' ? onDone : () => void navigate(-1) };
}
