import { Panel } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { LanguageSwitch } from './LanguageSwitch';
import { languageWords } from './words';

/** The language of the shop, on the profile: of this device, and of what the shop writes to the account. */
export function LanguagePanel() {
  const m = useWords(languageWords);
  return (
    <Panel title={m.label}>
      <LanguageSwitch />
    </Panel>
  );
}
