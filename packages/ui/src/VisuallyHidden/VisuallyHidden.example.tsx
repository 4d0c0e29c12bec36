import { Skeleton, VisuallyHidden } from '@seduh/ui';

export function LoadingMenu() {
  return (
    <div aria-busy="true" style={{ position: 'relative' }}>
      <p role="status">
        <VisuallyHidden>Loading the menu</VisuallyHidden>
      </p>
      <Skeleton width="80" />
      <Skeleton width="55" />
    </div>
  );
}
