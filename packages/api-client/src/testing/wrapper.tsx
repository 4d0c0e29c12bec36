import type { ReactNode } from 'react';
import { ApiProvider } from '../data/ApiProvider';

/** A fresh cache around a hook under test. */
export const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider>{children}</ApiProvider>;
