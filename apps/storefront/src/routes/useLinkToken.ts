import { useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link; null without one. It lives in memory alone: address bar and history lose it at once.
 * @param path the page's own, without the token
 */
export function useLinkToken(path: string): string | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get('token') || null);
  const isInAddress = query.has('token');

  useLayoutEffect(() => {
    if (isInAddress) void navigate(path, { replace: true });
  }, [isInAddress, navigate, path]);

  return token;
}
