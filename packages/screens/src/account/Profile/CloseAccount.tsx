import { Button } from '@seduh/ui';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazy/lazyPart';
import { onDemand } from '../../lib/dialogs/onDemand';
import type { CloseAccountModalProps } from './CloseAccountModal';

const closeModal = lazyPart<CloseAccountModalProps>(() => import('./CloseAccountModal'));

export type CloseAccountProps = Pick<CloseAccountModalProps, 'hasPassword' | 'onLeaving' | 'onClosed'>;

/** The button that ends an account, and the question behind it. */
export function CloseAccount(props: CloseAccountProps) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button variant="quiet" danger onClick={() => onDemand(closeModal, () => setIsAsking(true))}>
        Close account
      </Button>
      {isAsking && <closeModal.Part {...props} onCancel={() => setIsAsking(false)} />}
    </>
  );
}
