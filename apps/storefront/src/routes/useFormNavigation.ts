import { useLocation, useNavigate } from 'react-router-dom';

/** Where a form leads: done, to `href`; canceled, to where the visitor came from, or `href` on a visit's first page. */
export function useFormNavigation(href: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onDone = () => void navigate(href);
  return { onDone, onCancel: key === 'default' ? onDone : () => void navigate(-1) };
}
