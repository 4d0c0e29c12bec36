import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { FaultSign } from './FaultSign';
import { FaultsPanel } from './FaultsPanel';
import { PanelTitle } from './PanelTitle';
import './faults.css';

/** The tab "Faults" beside a story, and a sign in the toolbar for as long as something is forced. */
export function registerFaults(): void {
  addons.register('seduh/faults', () => {
    addons.add('seduh/faults/panel', {
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
