import './brand/manager.css';
import { addons } from 'storybook/manager-api';
import { dressManager } from './brand/dressManager';
import { registerSearchWords } from './brand/searchWords';
import { registerFaults } from './faults/register';
import { registerCode } from './tools/register';
import { registerSideBySide } from './toolbar/sideBySide';

dressManager();
registerSideBySide();
registerFaults();
registerCode();
registerSearchWords();

addons.setConfig({
  sidebar: { showRoots: true },
  // the gallery and the handbook are pages of their own: what there is to choose stands on them
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^(gallery|foundations|patterns)-/.test(storyId ?? '') ? false : isShown),
  },
});
