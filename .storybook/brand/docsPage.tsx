import type { DocsContainerProps, StoryProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Storybook's blocks are large, and a story on its own has no use for them
const DocsFrame = lazy(() => import('./DocsFrame').then((module) => ({ default: module.DocsFrame })));
const GuidePage = lazy(() => import('./guide/GuidePage').then((module) => ({ default: module.GuidePage })));
const StoryInDocs = lazy(() => import('./DocsFrame').then((module) => ({ default: module.StoryInDocs })));

/** What `parameters.docs.container` names. */
export const docsPage = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <DocsFrame {...props} />
  </Suspense>
);

/** What `parameters.docs.components.Story` names; the page round it has brought its code. */
export const docsStory = (props: StoryProps) => <StoryInDocs {...props} />;

/** What `parameters.docs.page` names. */
export const guidePage = () => (
  <Suspense fallback={null}>
    <GuidePage />
  </Suspense>
);
