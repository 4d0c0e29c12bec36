import { ConfirmModal } from '@seduh/ui';

export interface LogoutModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Logs out. */
  onConfirm: () => void;
}

/** Asks before logging out. A module of its own: the dialog's code comes with the question. */
export default function LogoutModal(props: LogoutModalProps) {
  return <ConfirmModal title="Logout" text="Are you sure?" {...props} />;
}
