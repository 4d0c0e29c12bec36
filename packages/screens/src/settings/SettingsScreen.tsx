import { useSettings } from '@seduh/api-client';
import type { SettingsView } from '@seduh/contract';
import { SETTINGS_ORDER, type SettingsSection } from '@seduh/contract/constants';
import { Breadcrumb, Skeleton } from '@seduh/ui';
import { Suspense, useState } from 'react';
import type { DateStyle } from '../lib/format/times';
import { lazyPart, onDemand } from '../lib/lazy/lazyPart';
import { ListFailed } from '../lib/page/ListFailed';
import { PageTitle } from '../lib/page/PageTitle';
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
    <div className="sd-wrap settings">
      <PageTitle>{m.title}</PageTitle>
      <Breadcrumb items={[{ label: m.dashboard, href: paths.dashboard }, { label: m.title }]} />
      <div>
        <h1 className="sd-display sd-t-1">{m.title}</h1>
        <p className="sd-muted">{m.lead}</p>
      </div>
      {error && !view ? (
        <ListFailed title={m.failed} error={error} onRetry={retry} />
      ) : !view || clock.isLoading ? (
        <div aria-busy="true" className="settings-cards">
          <p className="sd-sr" role="status">
            {m.loading}
          </p>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} className="settings-wait" height="auto" />
          ))}
        </div>
      ) : (
        <Sections view={view} time={clock} />
      )}
    </div>
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
