import { ApiProvider } from '@seduh/api-client';
import { Router } from './router';

export interface AppProps {
  /** Answers of the API that came with the page, by their serialised keys. */
  data?: Record<string, unknown>;
}

/** The storefront: the server's data for every hook below, and the pages. */
export function App({ data }: AppProps) {
  'use no memo'; // see Shell
  return (
    <ApiProvider fallback={data}>
      <Router />
    </ApiProvider>
  );
}
