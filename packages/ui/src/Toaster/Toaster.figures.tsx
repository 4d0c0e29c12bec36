import { Banner } from '../Banner';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import type { Toast } from 'react-hot-toast/headless';
import { ToastUndo } from './toast';
import type { guide } from './Toaster.guide';
import { ToastItem } from './ToastItem';

const nothing = () => undefined;

/** A toast that stays. */
const shown: Toast = {
  id: 'anatomy',
  type: 'success',
  message: <ToastUndo message="Iced Tea is removed" onUndo={nothing} />,
  ariaProps: { role: 'status', 'aria-live': 'off' },
  pauseDuration: 0,
  createdAt: 0,
  visible: true,
  dismissed: false,
};

export default {
  anatomy: (
    <div role="status" aria-live="off">
      <ToastItem shown={shown} onDismiss={nothing} onLeaveWithFocus={nothing} />
    </div>
  ),
  pairs: {
    undo: {
      do: (
        <>
          Removed <Button variant="quiet">Undo</Button>
        </>
      ),
      dont: (
        <>
          Remove it? <Button variant="line">Keep it</Button>
          <Button danger>Remove</Button>
        </>
      ),
    },
    stays: {
      do: (
        <>
          <Banner tone="bad">The bank refused the payment. Nothing has been taken.</Banner>
          <Button>Confirm and pay</Button>
        </>
      ),
      dont: <Button>Confirm and pay</Button>,
    },
  },
} satisfies Figures<typeof guide>;
