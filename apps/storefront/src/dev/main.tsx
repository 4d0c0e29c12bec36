/**
 * The fault panel over the running shop, for whoever tests by hand. Vite's development server puts this file into the
 * page before the shop's own (vite.config.ts), so that a fault meets the first call too; no build has ever seen it.
 */
import '../styles.css';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { FaultPanel } from './FaultPanel';
import { forcedStore } from './forcedStore';

/** The panel on this tab's faults. */
function Faults() {
  const state = useSyncExternalStore(forcedStore.subscribe, forcedStore.get);
  return (
    <FaultPanel
      state={state}
      onChange={forcedStore.change}
      onEnd={forcedStore.end}
      onReload={() => window.location.reload()}
    />
  );
}

forcedStore.begin();

const host = document.createElement('div');
host.className = 'faults-host';
document.body.append(host);
// an open dialog of the shop takes a press or a focus outside of it as its end
for (const event of ['pointerdown', 'focusin']) host.addEventListener(event, (outside) => outside.stopPropagation());
createRoot(host).render(<Faults />);
