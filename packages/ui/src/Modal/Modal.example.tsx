import { Button, Modal, TextField } from '@seduh/ui';
import { useState } from 'react';

export function DeclineButton({ decline }: { decline: (reason: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button variant="line" danger onClick={() => setOpen(true)}>
        Decline
      </Button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title="Decline this order?"
        description="The guest is told why."
        actions={
          <>
            <Button variant="line" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button
              danger
              onClick={() => {
                setOpen(false);
                decline(reason);
              }}
            >
              Decline
            </Button>
          </>
        }
      >
        <TextField label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
      </Modal>
    </>
  );
}
