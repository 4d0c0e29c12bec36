import { useSettings } from '@seduh/api-client';
import type { SettingsView } from '@seduh/contract';
import { SETTINGS_ORDER, type SettingsSection } from '@seduh/contract/constants';
import { Suspense, useState } from 'react';
import type { DateStyle } from '../lib/format/times';
import { lazyPart, onDemand } from '../lib/lazy/lazyPart';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { StaffPage } from '../lib/page/StaffPage';
import { paths } from '../lib/paths';
import { useShopClock } from '../lib/useShopClock';
import { useWords } from '../lib/words/words';
import type { SectionDialogProps } from './dialog/SectionDialog';
import { SettingsCard } from './SettingsCard';
import { useChangeStyle } from '../lib/changes/useChangeStyle';
import { settingsWords } from './words';
import './Settings.css';

const sectionDialog = lazyPart<SectionDialogProps>(() => import('./dialog/SectionDialog'));

/** What the shop itself is, section by section, with who changed each setting last. */
export function SettingsScreen() {
  const m = useWords(settingsWords);
  const clock = useShopClock();
  const { data: view, error, retry } = useSettings();

  return (
    <StaffPage className="settings" title={m.title} under={{ label: m.dashboard, href: paths.dashboard }} lead={m.lead}>
      {error && !view ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : !view || clock.isLoading ? (
        <Waiting label={m.loading} rows={4} className="settings-cards" rowClass="settings-wait" />
      ) : (
        <Sections view={view} time={clock} />
      )}
    </StaffPage>
  );
}

function Sections({ view, time }: { view: SettingsView; time: DateStyle }) {
  const m = useWords(settingsWords);
  const style = useChangeStyle(time);
  const [section, setSection] = useState<SettingsSection | null>(null);
  return (
    <>
      <div className="settings-cards">
        {SETTINGS_ORDER.map((one) => (
          <SettingsCard
            key={one}
            section={one}
            view={view}
            style={style}
            onChange={() => onDemand(sectionDialog, () => setSection(one), m.failed)}
          />
        ))}
      </div>
      {section && (
        <Suspense>
          <sectionDialog.Part section={section} view={view} style={style} onClose={() => setSection(null)} />
        </Suspense>
      )}
    </>
  );
}
