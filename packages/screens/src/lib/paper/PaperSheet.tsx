import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import './PaperSheet.css';
import { type PageSize, printPaper } from './printPaper';

export interface PaperSheetProps {
  /** False while something of it is still on its way. */
  isReady?: boolean;
  /** The size of its pages. @param laid the paper as it is laid out, to be measured */
  sizeOf: (laid: Element | null) => PageSize;
  /** Called once with whether the browser has printed. */
  onDone: (isPrinted: boolean) => void;
  /** The paper. */
  children: ReactNode;
}

/** Lays a paper out where nobody sees it, has it printed once, and says so. The page keeps its focus. */
export function PaperSheet({ isReady = true, sizeOf, onDone, children }: PaperSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onDone);
  const measure = useEffectEvent(() => sizeOf(sheet.current?.firstElementChild ?? null));

  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    const print = async () => {
      const isPrinted = await printPaper(
        () => measure(),
        () => isGone,
      );
      if (!isGone) done(isPrinted);
    };
    void print();
    return () => {
      isGone = true;
    };
  }, [isReady]);

  return createPortal(
    <div ref={sheet} className="paper-job" inert>
      {children}
    </div>,
    document.body,
  );
}
