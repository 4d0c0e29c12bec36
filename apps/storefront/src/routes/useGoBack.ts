import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back to where the visitor came from; `otherwise` where this is the first page of the visit. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(otherwise) : navigate(-1));
}
