import { Button, Panel } from '@seduh/ui';

export function Address({ street, onEdit }: { street: string; onEdit: () => void }) {
  return (
    <Panel
      title="Address details"
      action={
        <Button variant="quiet" size="sm" onClick={onEdit}>
          Edit
        </Button>
      }
    >
      <p>{street}</p>
    </Panel>
  );
}
