import React from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { PANEL } from './FaultsPanel';
import { useForced } from './useForced';

/** Says in the toolbar what is forced, so that nobody takes it for the shop; leads to the panel, or ends it. */
export function FaultSign() {
  const { words, isFixed, end } = useForced();
  const api = useStorybookApi();
  if (!words) return null;
  const open = () => {
    api.togglePanel(true);
    api.setSelectedPanel(PANEL);
  };
  return (
    <span className="faults-sign">
      <button type="button" title="Open the fault panel" onClick={open}>
        {words}
      </button>
      {!isFixed && (
        <button type="button" aria-label={`End: ${words}`} title="End it" onClick={end}>
          ×
        </button>
      )}
    </span>
  );
}
