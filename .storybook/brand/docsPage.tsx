import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Storybook's blocks are large, and a story on its own has no use for them
const DocsFrame = lazy(() => import('./DocsFrame').then((module) => ({ default: module.DocsFrame })));

/** What `parameters.docs.container` names. */
export const docsPage = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <DocsFrame {...props} />
  </Suspense>
);
