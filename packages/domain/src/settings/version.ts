import type { ShopSettings } from '@seduh/contract';
import { type SettingName, SETTINGS_SECTIONS, type SettingsSection } from '@seduh/contract/constants';

/** The settings of a section. */
export const sectionOf = (section: SettingsSection, settings: ShopSettings): Partial<ShopSettings> => {
  const names: readonly SettingName[] = SETTINGS_SECTIONS[section];
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
};

/**
 * What a section's settings are, as one text: the same for the same values, whoever wrote them and by which version of the
 * shop, and another one for any other. So that a change can name what it was made from; it keeps nobody out, and holds
 * nothing that its reader does not see in the settings.
 */
export const settingsVersion = (section: SettingsSection, settings: ShopSettings): string =>
  JSON.stringify(sectionOf(section, settings), byKey);

/** The database keeps the keys of an object in an order of its own. */
function byKey(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
