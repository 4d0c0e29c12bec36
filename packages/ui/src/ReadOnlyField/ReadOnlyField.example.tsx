import { LinkButton, Panel, ReadOnlyField } from '@seduh/ui';

export function Profile({ name, address }: { name?: string; address?: string }) {
  return (
    <Panel
      title="About you"
      action={
        <LinkButton variant="quiet" size="sm" href="/profile/edit">
          Edit
        </LinkButton>
      }
    >
      <ReadOnlyField label="Display name" value={name} placeholder="your name here" />
      <ReadOnlyField label="Delivery address" value={address} placeholder="your address here" />
    </Panel>
  );
}
