import { Panel, Skeleton, VisuallyHidden } from '@seduh/ui';

export function Profile({ person }: { person?: { name: string; address: string } }) {
  return (
    <Panel title="About you" aria-busy={person === undefined} style={{ position: 'relative' }}>
      <VisuallyHidden role="status">{person === undefined && 'Loading your profile'}</VisuallyHidden>
      {person === undefined ? (
        <>
          <Skeleton height="title" width="40" />
          <Skeleton width="80" />
        </>
      ) : (
        <>
          <h3>{person.name}</h3>
          <p>{person.address}</p>
        </>
      )}
    </Panel>
  );
}
