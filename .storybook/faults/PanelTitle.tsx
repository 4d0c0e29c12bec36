import React from 'react';
import { useForced } from './useForced';

/** The tab's word, with a mark while something is forced. */
export function PanelTitle() {
  const { words } = useForced();
  return (
    <span className="faults-tab">
      Faults
      {words && (
        <span className="faults-dot">
          <span className="faults-sr">, on</span>
        </span>
      )}
    </span>
  );
}
