import { type ButtonProps, LinkButton, MessageCircleMore } from '@seduh/ui';
import { pageWords } from './page/words';
import { useWords } from './words/words';

export interface AskStaffProps extends Pick<ButtonProps, 'size'> {
  /** The shop's number as people write it; undefined while it loads. */
  phone: string | undefined;
}

/** Rings the counter: somebody there knows. The same link from the start; it leads somewhere once the number is known. */
export function AskStaff({ phone, size = 'lg' }: AskStaffProps) {
  const m = useWords(pageWords);
  const isWaiting = phone === undefined;
  return (
    <LinkButton
      variant="line"
      size={size}
      icon={<MessageCircleMore />}
      href={`tel:${phone?.replaceAll(/[^+\d]/g, '') ?? ''}`}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? (event) => event.preventDefault() : undefined}
    >
      {m.askStaff}
    </LinkButton>
  );
}
