import type { ShopSettings } from '@seduh/contract';
import { type SettingName, SETTINGS_SECTIONS, type SettingsSection } from '@seduh/contract/constants';

/** The settings of a section. */
export const sectionOf = (section: SettingsSection, settings: ShopSettings): Partial<ShopSettings> => {
  const names: readonly SettingName[] = SETTINGS_SECTIONS[section];
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
};

const PRIMES = [0x01_00_01_93, 0x85_eb_ca_6b] as const;

/**
 * What a section's settings are, in a few letters: the same for the same values, whoever wrote them and by which version
 * of the shop. So that a change can name what it was made from; it keeps nobody out.
 */
export function settingsVersion(section: SettingsSection, settings: ShopSettings): string {
  const text = JSON.stringify(sectionOf(section, settings));
  return PRIMES.map((prime) => {
    let hash: number = prime;
    for (let index = 0; index < text.length; index += 1) {
      // FNV-1a, once by each prime
      // oxlint-disable-next-line no-bitwise
      hash = Math.imul(hash ^ text.charCodeAt(index), prime);
    }
    // oxlint-disable-next-line no-bitwise
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
