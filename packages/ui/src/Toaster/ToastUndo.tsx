/** The words of a toast with the button that takes them back. */
export function ToastUndo({ message, onUndo }: { message: string; onUndo: () => void }) {
  return (
    <>
      <span className="toast-words">{message}</span>
      <button type="button" className="toast-undo" onClick={onUndo}>
        Undo
      </button>
    </>
  );
}
