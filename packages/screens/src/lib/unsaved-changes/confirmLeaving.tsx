import { localeOf } from '@seduh/contract/constants';
import { LocaleProvider } from '@seduh/ui';
import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { dialogWords } from '../dialogs/words';
import { useWords } from '../words/words';

// a root of its own: the question outlives no guard, and the frame of the shop has no part in it
let asked: { root: Root; home: HTMLElement } | null = null;

/** Asks whether to leave with changes unsaved; another way out replaces the one that is asked about. */
export function confirmLeaving(leave: () => void): void {
  if (!asked) {
    const home = document.body.appendChild(document.createElement('div'));
    asked = { root: createRoot(home), home };
  }
  show(true, leave);
}

function show(open: boolean, leave: () => void): void {
  asked?.root.render(
    <LocaleProvider locale={localeOf(document.documentElement.lang)}>
      <Suspense>
        <LeavingDialog open={open} leave={leave} />
      </Suspense>
    </LocaleProvider>,
  );
}

function LeavingDialog({ open, leave }: { open: boolean; leave: () => void }) {
  const m = useWords(dialogWords);
  return (
    <ConfirmDialog
      {...m.leaving}
      open={open}
      danger
      onOpenChange={(next) => show(next, leave)}
      onConfirm={() => {
        dismissDialog();
        // a dialog that goes gives the focus back first, so that the next page may take it
        setTimeout(leave);
      }}
    />
  );
}

/** Takes the question away, answered or not. */
export function dismissDialog(): void {
  if (!asked) return;
  const { root, home } = asked;
  asked = null;
  // React unmounts no root while it renders another one
  queueMicrotask(() => {
    root.unmount();
    home.remove();
  });
}
