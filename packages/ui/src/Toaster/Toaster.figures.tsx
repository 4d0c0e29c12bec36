import { Banner } from '../Banner';
import { Button } from '../Button';
import type { Figures } from '../guide/types';
import type { Toast } from 'react-hot-toast/headless';
import { ToastUndo } from './toast';
import type { guide } from './Toaster.guide';
import { ToastItem } from './ToastItem';

const nothing = () => undefined;

/** A toast that stays. */
function Staying({ said, isError = false, canUndo = false }: { said: string; isError?: boolean; canUndo?: boolean }) {
  const shown: Toast = {
    id: said,
    type: isError ? 'error' : 'success',
    message: canUndo ? <ToastUndo message={said} onUndo={nothing} /> : said,
    ariaProps: { role: 'status', 'aria-live': 'off' },
    pauseDuration: 0,
    createdAt: 0,
    visible: true,
    dismissed: false,
  };
  return (
    <div role="status" aria-live="off">
      <ToastItem shown={shown} onDismiss={nothing} onLeaveWithFocus={nothing} />
    </div>
  );
}

export default {
  anatomy: <Staying said="Iced Tea is removed" canUndo />,
  pairs: {
    undo: {
      do: <Staying said="Removed" canUndo />,
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
      dont: (
        <>
          <Staying said="The bank refused the payment" isError />
          <Button>Confirm and pay</Button>
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
