import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { FaultSign } from './FaultSign';
import { FaultsPanel, PANEL } from './FaultsPanel';
import { useForced } from './useForced';
import './faults.css';

/** The tab "Faults" beside a story, and a sign in the toolbar for as long as something is forced. */
export function registerFaults(): void {
  addons.register('seduh/faults', () => {
    addons.add(PANEL, {
      type: types.PANEL,
      title: PanelTitle,
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => <FaultsPanel isActive={active === true} />,
    });
    addons.add('seduh/faults/sign', {
      type: types.TOOL,
      title: 'What is forced',
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => <FaultSign />,
    });
  });
}

/** The tab's word, with a mark while something is forced. */
function PanelTitle() {
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
