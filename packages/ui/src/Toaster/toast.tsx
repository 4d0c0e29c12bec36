import { toast as hotToast } from 'react-hot-toast/headless';
import { usePhrases } from '../hooks/usePhrases';
import type { Phrases } from '../phrases/Phrases';

/** How long a toast stays, in ms. */
const shortStay = 2000;
/** How long one with an Undo stays, in ms. */
const undoStay = 5000;
/** How long a dismissed toast is kept for its exit animation, in ms. */
const removeDelay = 200;

const english = { undo: 'Undo' } satisfies Phrases['Toaster'];

/** The words of a toast with its Undo button. */
export function ToastUndo({ message, onUndo }: { message: string; onUndo: () => void }) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('Toaster', english);
  return (
    <>
      <span className="sd-toast-words">{message}</span>
      <button type="button" className="sd-toast-undo" onClick={onUndo}>
        {words.undo}
      </button>
    </>
  );
}

/** Says something in passing, from anywhere. The words appear in the one `Toaster` of the page. */
export const toast = {
  /** Something worked. Read out politely. */
  success(message: string): void {
    hotToast.success(message, { duration: shortStay, removeDelay });
  },
  /** Something did not. Read out at once; say it beside its cause as well. */
  error(message: string): void {
    hotToast.error(message, { duration: shortStay, removeDelay });
  },
  /** Something was done and can be undone: `onUndo` runs at most once. */
  undo(message: string, onUndo: () => void): void {
    hotToast.success(
      (shown) => (
        <ToastUndo
          message={message}
          onUndo={() => {
            if (!shown.visible) return;
            hotToast.dismiss(shown.id);
            onUndo();
          }}
        />
      ),
      { duration: undoStay, removeDelay },
    );
  },
  /** Takes all of them away at once. */
  clear(): void {
    hotToast.removeAll();
  },
};
