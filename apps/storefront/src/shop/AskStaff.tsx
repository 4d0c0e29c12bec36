import { Button, type ButtonProps, LinkButton, MessageCircleMore } from '@seduh/ui';

export interface AskStaffProps extends Pick<ButtonProps, 'size'> {
  /** The shop's number as people write it; undefined while it loads. */
  phone: string | undefined;
}

/** Rings the counter: somebody there knows. */
export function AskStaff({ phone, size = 'lg' }: AskStaffProps) {
  const look = { variant: 'line', size, icon: <MessageCircleMore /> } as const;
  if (phone === undefined) {
    return (
      <Button {...look} disabled>
        Ask a staff
      </Button>
    );
  }
  return (
    <LinkButton {...look} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      Ask a staff
    </LinkButton>
  );
}
