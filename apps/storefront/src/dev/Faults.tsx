import { useSyncExternalStore } from 'react';
import { FaultPanel } from './FaultPanel';
import { forcedStore } from './forcedStore';

/** The panel on this tab's faults. */
export function Faults() {
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
